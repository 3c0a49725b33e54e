import type { QueryClient } from '@tanstack/react-query';
import type { components } from '#openapi/schema.gen.ts';
import { applications } from '../applications.ts';
import { parseDocument } from '../documents.ts';
import { type Answer, api } from '#src/platform/api/client.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import { defineMutation } from '#src/platform/api/query-client.ts';
import { keyed, lookedUp } from '#src/platform/api/outcome.ts';
import { readWith } from '#src/records/calls/resource.ts';

type Schemas = components['schemas'];
type ApplicationProof = Schemas['ApplicationProof'];
export type ApplicationProgress = Schemas['ApplicationProgress'];
export type OwnOffer = Schemas['OwnOffer'];

const isAddressed = (raw: unknown) => isRecord(raw) && typeof raw['id'] === 'string' && raw['id'] !== '';

export const progress = (call: Promise<Answer<unknown>>): Promise<ApplicationProgress> =>
  readWith(call, applications.loadReader, (answer, parseApplication): ApplicationProgress => {
    const { documents, offer, ...application }: ApplicationProgress = parseApplication(answer);
    return {
      ...application,
      // One that cannot be read costs its own line.
      ...(Array.isArray(documents) && { documents: documents.filter(isAddressed).map(parseDocument) }),
      ...(isRecord(offer) && { offer }),
    };
  });

const updateCache = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: applications.allKey, refetchType: 'none' });

/** POST /applications/mine: 404 where number and address do not belong together, 429 after ten of those. */
export const lookUpApplication = defineMutation({
  call: (body: ApplicationProof) => progress(api.POST('/applications/mine', { body })),
});

/** PUT /applications/mine/contact: another phone number; 422 once the application is decided. */
export const correctApplicationContact = defineMutation({
  call: (body: Schemas['ApplicationContact']) => progress(api.PUT('/applications/mine/contact', { body })),
  updateCache,
});

/** POST /applications/mine/withdrawal; 422 once the application is decided. */
export const withdrawApplication = defineMutation({
  call: (body: ApplicationProof) => progress(api.POST('/applications/mine/withdrawal', { body })),
  updateCache,
});

/** POST /applications/mine/offer; 409 once the offer is over, taken back, or answered otherwise. */
export const answerOffer = defineMutation({
  call: lookedUp({
    send: (body: Schemas['OfferAnswer'], key) =>
      progress(api.POST('/applications/mine/offer', { body, headers: keyed(key) })),
    look: async ({ answer, ...proof }) => {
      const data = await progress(api.POST('/applications/mine', { body: proof }));
      return data.offer?.state === answer ? { data } : undefined;
    },
  }),
  updateCache,
});
