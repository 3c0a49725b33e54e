import { operations } from '#openapi/operations.gen.ts';
import { isObject, type Json, type Rule, withRecords } from '../call.ts';

function toContract(application: Json): Json {
  const { applicationStatus, applicationDate, ...others } = application;
  const submittedAt = others['submittedAt'] ?? applicationDate;
  return {
    ...others,
    status: others['status'] ?? applicationStatus,
    submittedAt,
    updatedAt: others['updatedAt'] ?? others['reviewedAt'] ?? submittedAt,
    // Nobody can look for it on the server, but the applicant has a number to name.
    referenceNumber: others['referenceNumber'] ?? `APP-${String(others['id'])}`,
    history: others['history'] ?? [],
  };
}

/** The server has `applicationStatus` and `applicationDate`, and neither a reference number nor a history. */
export const applicationFields: Rule = {
  breaks: 'The reference numbers are made from ids, and a search on the server does not find them.',
  request(call) {
    const { body } = call;
    if (call.id !== 'reviewApplication' || !isObject(body) || body['applicationStatus'] !== undefined) return call;
    return { ...call, body: { ...body, applicationStatus: body['status'] } };
  },
  answer(answer, { id }) {
    if (id === undefined || id === 'getApplicationStats' || operations[id].tag !== 'Applications') return answer;
    return withRecords(answer, toContract);
  },
};
