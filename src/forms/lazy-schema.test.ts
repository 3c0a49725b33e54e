import { object, string } from 'yup';
import { describe, expect, it, vi } from 'vitest';
import { lazySchema } from './lazy-schema.ts';

const schema = object({ name: string().trim().required('Name is required') });

describe('A lazily loaded schema', () => {
  it('validates once its code has loaded', async () => {
    const later = lazySchema(async () => schema);
    await expect(later.validate({ name: '' })).rejects.toThrow('Name is required');
    await expect(later.validate({ name: ' Asha ' })).resolves.toEqual({ name: 'Asha' });
  });

  it('leaves the validation to the server when its code cannot be loaded, and loads it again next time', async () => {
    const load = vi.fn<() => Promise<typeof schema>>().mockRejectedValueOnce(new TypeError('offline'));
    load.mockResolvedValue(schema);
    const later = lazySchema(load);
    await expect(later.validate({ name: '' })).resolves.toEqual({ name: '' });
    await expect(later.validate({ name: '' })).rejects.toThrow('Name is required');
  });

  it('finishes two waiting validations in their order, whichever load ends first', async () => {
    const loads: (() => void)[] = [];
    const later = lazySchema(() => new Promise((resolve) => loads.push(() => resolve(schema))));
    const ended: string[] = [];
    const checks = ['first', 'second'].map(async (name) => ended.push((await later.validate({ name }))['name']));
    for (const end of loads.toReversed()) end();
    await Promise.all(checks);
    expect(ended).toEqual(['first', 'second']);
  });

  it('can be preloaded, and ignores a failure', async () => {
    const load = vi.fn<() => Promise<typeof schema>>().mockRejectedValue(new TypeError('offline'));
    lazySchema(load).preload?.();
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  });
});
