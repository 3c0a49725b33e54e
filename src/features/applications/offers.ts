import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { components } from '#openapi/schema.gen.ts';
import { gradePercent } from '#openapi/grade-percent.ts';
import { msg, t, translate } from '#src/languages/texts.ts';
import { api, read } from '#src/platform/api/client.ts';
import { ApiError } from '#src/platform/api/errors.ts';
import { parseList } from '#src/platform/api/reader.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import { useExtension } from '#src/platform/server/extensions.ts';
import { formatDayOf, formatNumber, formatPercent, ordinal, orNA, type Tone } from '#src/platform/text/format.ts';
import { isSameWord } from '#src/platform/text/plain-text.ts';
import { keepReadable } from '#src/records/calls/resource.ts';
import { offersKey as queryKey } from './admin-applications.ts';

// The extension `offers` of the contract: who has an offer, and who waits, as lists and the open application show it.

type Schemas = components['schemas'];
export type Offer = Schemas['Offer'];
export type CourseOffers = Schemas['CourseOffers'];
export type WaitingApplicant = Schemas['WaitingApplicant'];

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const rowsOf = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);

export function parseOffer(raw: unknown): Offer {
  if (!isRecord(raw)) throw ApiError.unanswered('malformed');
  const { applicationId, state, answerBy, at, by, endedAt, reviewComments } = raw;
  return {
    applicationId: text(applicationId),
    state: text(state) as Offer['state'],
    answerBy: text(answerBy),
    at: text(at),
    by: text(by),
    ...(text(endedAt) && { endedAt: text(endedAt) }),
    ...(text(reviewComments) && { reviewComments: text(reviewComments) }),
  };
}

export function parseOffersOfCourse(raw: unknown): CourseOffers {
  if (!isRecord(raw)) throw ApiError.unanswered('malformed');
  return {
    course: text(raw['course']),
    offers: rowsOf(raw['offers']).map(parseOffer),
    waiting: rowsOf(raw['waiting']).map(({ applicationId, fullName, previousGrade }) => ({
      applicationId: text(applicationId),
      fullName: text(fullName),
      previousGrade: text(previousGrade),
    })),
  };
}

/** GET /admin/offers: the courses that somebody has an offer for, or waits for. */
export function offersQuery() {
  return queryOptions({
    queryKey,
    queryFn: async (context) => {
      const answer = await read(api.GET('/admin/offers', { signal: context.signal }));
      return keepReadable(context, parseList(answer, parseOffersOfCourse));
    },
  });
}

export const offersLoadFailure = () => ({
  failed: t`Failed to load offers and waiting lists`,
  unanswered: t`Error loading offers and waiting lists`,
});

/** What is to be said of an application beside its status. */
export interface Standing {
  readonly offer?: Offer;
  /** The place on the waiting list of its course, and how many stand there. */
  readonly rank?: number;
  readonly waiting?: number;
}

/** The offers and waiting lists, by application and by course; empty where the server has none, or until it has answered. */
export function useOffers() {
  const isOffered = useExtension('offers');
  const { data, error, refetch } = useQuery({ ...offersQuery(), enabled: isOffered });
  const courses = isOffered ? data : undefined;
  const byId = useMemo(() => {
    const standings = new Map<string, Standing>();
    for (const { offers, waiting } of courses ?? []) {
      for (const offer of offers) standings.set(offer.applicationId, { offer });
      for (const [at, { applicationId }] of waiting.entries())
        standings.set(applicationId, { rank: at + 1, waiting: waiting.length });
    }
    return standings;
  }, [courses]);
  const ofCourse = (name: string) => courses?.find(({ course }) => isSameWord(course, name));
  return { isOffered, courses, byId, ofCourse, error, refetch };
}

const states: Readonly<Record<Offer['state'], { readonly tone: Tone; readonly done: string }>> = {
  OPEN: { tone: 'info', done: msg`Offer made` },
  ACCEPTED: { tone: 'success', done: msg`Offer accepted` },
  DECLINED: { tone: 'neutral', done: msg`Offer declined` },
  LAPSED: { tone: 'neutral', done: msg`Offer lapsed` },
  WITHDRAWN: { tone: 'neutral', done: msg`Offer taken back` },
};
const isState = (state: string): state is Offer['state'] => Object.hasOwn(states, state);

/** `Offer accepted`: how an offer came into this state; one that the contract does not know stays the word that it is. */
export const offerDone = (state: string): string => (isState(state) ? translate(states[state].done) : state);

/** An offer or a rank in a few words: `Offered until 12 Aug 2026`, `2nd of 5 on the waiting list`. */
export function standingWords(
  standing: Standing | undefined,
): { readonly text: string; readonly tone: Tone } | undefined {
  const { offer, rank, waiting = 0 } = standing ?? {};
  if (rank !== undefined)
    return { text: t`${ordinal(rank)} of ${formatNumber(waiting)} on the waiting list`, tone: 'warning' };
  if (!offer || !isState(offer.state)) return undefined;
  const { tone } = states[offer.state];
  return { text: isOpen(offer) ? t`Offered until ${formatDayOf(offer.answerBy)}` : offerDone(offer.state), tone };
}

/** `Asha Kulkarni, 82%`. */
export function applicantLabel({ fullName, previousGrade }: WaitingApplicant): string {
  const percent = gradePercent(previousGrade);
  const grade = percent === undefined ? orNA(previousGrade) : formatPercent(percent);
  return t`${orNA(fullName)}, ${grade}`;
}

export const isOpen = ({ state }: Pick<Offer, 'state'>): boolean => state === 'OPEN';
