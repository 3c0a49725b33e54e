import type { components } from '#openapi/schema.gen.ts';
import { msg, t } from '#src/languages/texts.ts';
import { api, readCreated } from '#src/platform/api/client.ts';
import { ApiError, isRefusal } from '#src/platform/api/errors.ts';
import { keyed, lookedUp } from '#src/platform/api/outcome.ts';
import { defineMutation } from '#src/platform/api/query-client.ts';
import { parseWritten } from '#src/platform/api/reader.ts';
import { readWith } from '#src/records/calls/resource.ts';
import type { Application } from '../application.ts';
import { applications } from '../applications.ts';

type Submission = components['schemas']['ApplicationSubmission'];

const firstArrived = () =>
  t`Your first try seems to have arrived: there is an application with this email address now, and nothing has been stored twice. You get its reference number by email, or from the admissions office.`;

const MAY_HAVE_ARRIVED = msg`Your application may have arrived already. What you have typed is still here: send it again without a change. Nothing is stored twice, and you are told whether your first try has arrived.`;

/** POST /applications/submit, by anyone: once for an email address (409), so that a second try stores nothing twice. */
export const submitApplication = defineMutation<Submission, Application | undefined>({
  // Nobody can be asked for an application without its reference number.
  call: lookedUp({
    sentence: MAY_HAVE_ARRIVED,
    send: async (body, key, isRepeated) => {
      try {
        const call = api.POST('/applications/submit', { body, headers: keyed(key) });
        return await readWith(call, applications.loadReader, parseWritten, readCreated);
      } catch (error) {
        // The same values from the same page, whose first try had no answer. A proxy on the way may have dropped the key.
        if (isRepeated && isRefusal(error, 409)) throw ApiError.refused(409, { message: firstArrived() });
        throw error;
      }
    },
  }),
  updateCache: (client) => client.invalidateQueries({ queryKey: applications.allKey, refetchType: 'none' }),
});
