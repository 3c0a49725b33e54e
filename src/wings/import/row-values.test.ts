import { expect, it } from 'vitest';
import { checkFile } from '#tests/check-import.ts';

const stored = {
  id: 's1',
  name: 'Asha Rao',
  rollNo: 'CS23001',
  email: 'asha@university.example',
  department: 'Civil',
  year: 2,
  semester: 3,
  updatedAt: '2026-05-04T09:30:00.000Z',
};

const check = (updatedAt: string) => checkFile(`rollNo,year,updatedAt\nCS23001,3,${updatedAt}`, [stored]);

it.each([
  '2026-05-04T09:30:00Z',
  '2026-05-04T09:30:00+00:00',
  '2026-05-04 09:30:00+00',
  '2026-05-04 09:30:00.000000',
  '2026-05-04 09:30:00 UTC',
  '2026-05-04T15:00:00.000+0530',
])('A row of an export is not late because another program has written its moment again as %s', async (updatedAt) => {
  expect(await check(updatedAt)).toMatchObject({ wrong: [], update: [{ changes: [{ field: 'year' }] }] });
});

it.each(['2026-05-04T09:30:01Z', '2026-05-04 09:30:00+05:30', 'yesterday'])(
  'A row of an export is late as of another moment, %s',
  async (updatedAt) => {
    expect(await check(updatedAt)).toMatchObject({ update: [], wrong: [{ problems: [{ column: 'Updated At' }] }] });
  },
);

it.each(['Plot 7\\\\9', 'Flat 5\\nagar', 'Lake Road_x000D_'])(
  'The address %j comes back from an export without a change',
  async (address) => {
    const known = { ...stored, address };
    expect(await checkFile(`id,rollNo,address\ns1,CS23001,${address}`, [known])).toMatchObject({
      same: [{}],
      update: [],
    });
  },
);
