import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { components } from '#openapi/schema.gen.ts';
import { t } from '#src/languages/texts.ts';
import { api, read } from '#src/platform/api/client.ts';
import { ApiError } from '#src/platform/api/errors.ts';
import { parseList } from '#src/platform/api/reader.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import { useExtension } from '#src/platform/server/extensions.ts';
import { keepReadable } from '#src/records/calls/resource.ts';
import { caseworkKey as queryKey } from './admin-applications.ts';

// The extension `casework` of the contract: what the office keeps on applications for itself, as lists show it.

type Schemas = components['schemas'];
export type Casework = Schemas['Casework'];
export type Assignee = Schemas['Assignee'];
export type HeldDecision = Schemas['HeldDecision'];

const text = (value: unknown) => (typeof value === 'string' ? value : '');

export const parseAssignee = (raw: unknown): Assignee => {
  if (!isRecord(raw)) throw ApiError.unanswered('malformed');
  return { id: text(raw['id']), name: text(raw['name']) };
};

function parseHeld(raw: unknown): HeldDecision | undefined {
  if (!isRecord(raw) || !isRecord(raw['decision'])) return undefined;
  const { status, reviewComments, rejectionReason, overCapacity } = raw['decision'];
  return {
    decision: {
      status: text(status) as Schemas['Decision']['status'],
      ...(text(reviewComments) && { reviewComments: text(reviewComments) }),
      ...(text(rejectionReason) && { rejectionReason: text(rejectionReason) }),
      ...(overCapacity === true && { overCapacity }),
    },
    by: text(raw['by']),
    at: text(raw['at']),
  };
}

/** What is missing in an answer is not there: no notes, nobody, no decision. */
export function parseCasework(raw: unknown): Casework {
  if (!isRecord(raw)) throw ApiError.unanswered('malformed');
  const { assignee, notes } = raw;
  const held = parseHeld(raw['held']);
  return {
    applicationId: text(raw['applicationId']),
    ...(isRecord(assignee) && { assignee: parseAssignee(assignee) }),
    notes: (Array.isArray(notes) ? notes.filter(isRecord) : []).map(({ id, text: words, by, at }) => ({
      id: text(id),
      text: text(words),
      by: text(by),
      at: text(at),
    })),
    ...(held && { held }),
  };
}

/** GET /admin/casework: every application that has any. */
export function caseworkQuery() {
  return queryOptions({
    queryKey,
    queryFn: async (context) => {
      const answer = await read(api.GET('/admin/casework', { signal: context.signal }));
      return keepReadable(context, parseList(answer, parseCasework));
    },
  });
}

export const caseworkLoadFailure = () => ({
  failed: t`Failed to load notes and assignees`,
  unanswered: t`Error loading notes and assignees`,
});

/** The casework by the id of its application; empty where the server has none, or until it has answered. */
export function useCasework() {
  const isOffered = useExtension('casework');
  const { data, error, refetch } = useQuery({ ...caseworkQuery(), enabled: isOffered });
  const byId = useMemo(
    () => new Map<string, Casework>(isOffered ? data?.map((row) => [row.applicationId, row]) : []),
    [isOffered, data],
  );
  return { isOffered, byId, isThere: data !== undefined, error, refetch };
}
