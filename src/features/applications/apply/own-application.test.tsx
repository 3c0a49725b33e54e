import { expect, it } from 'vitest';
import { progress } from './own-application.ts';

const application = { id: 'app_1', referenceNumber: 'APP-2026-00001', fullName: 'Meera Pillai', status: 'APPLIED' };
const file = {
  id: 'doc_1',
  name: 'marks.pdf',
  type: 'application/pdf',
  size: 2048,
  addedAt: '2026-05-18T09:00:00.000Z',
};

it.each([
  ['as the contract has them', { documents: [file], offer: { state: 'OPEN', answerBy: '2026-06-01T00:00:00.000Z' } }],
  ['of which one cannot be read', { documents: [file, 7, { name: 'no id' }] }, { documents: [file] }],
  [
    'without name and size',
    { documents: [{ id: 'doc_1' }] },
    {
      documents: [{ id: 'doc_1', name: 'doc_1', type: '', size: 0, addedAt: '' }],
    },
  ],
  ['that are no list', { documents: 'marks.pdf', offer: 'yes' }, {}],
])('An own application with documents and an offer %s is read', async (_, sent: object, read: object = sent) => {
  const answer = { data: { success: true, data: { ...application, ...sent } }, response: new Response() };
  const { documents, offer, referenceNumber } = await progress(Promise.resolve(answer as never));
  expect({ referenceNumber, ...(documents && { documents }), ...(offer && { offer }) }).toEqual({
    referenceNumber: application.referenceNumber,
    ...read,
  });
});
