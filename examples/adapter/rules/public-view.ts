import { isObject, type Rule, withRecords } from '../call.ts';

/** The home page counts students without a token: of each no more than the department and the company leaves the adapter. */
export const publicView: Rule = {
  breaks: 'It hides that the server answers visitors with whole students, to whoever asks it directly.',
  answer(answer, { id, path }) {
    if (id !== 'listStudents' || !path.includes('view=public')) return answer;
    return withRecords(answer, ({ department, company, placement }) => ({
      department,
      placement: { company: company ?? (isObject(placement) ? placement['company'] : null) ?? null },
    }));
  },
};
