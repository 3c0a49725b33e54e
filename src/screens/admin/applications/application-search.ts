import type { components } from '../../../../openapi/schema.gen.ts';
import { APPLICATION_STATUSES, applicationStatusLabel, isUndecided } from '../../../domain/application-status.ts';
import { withOthers } from '../../../domain/known-values.ts';
import { defineListSearch } from '../../../resource/list/list-search.ts';
import { text } from '../../../resource/search-params.ts';

type Application = components['schemas']['Application'];

/** The tab of everything that waits for a decision. In lower case, as no status is written. */
export const UNDECIDED = 'undecided';

/** What the applications are searched and filtered by, and the one that is open. */
export const applicationSearch = defineListSearch({
  searched: ({ fullName, email, desiredCourse, referenceNumber }: Application) => [
    fullName,
    email,
    desiredCourse,
    referenceNumber,
  ],
  placeholder: 'Name, email, course or reference',
  filters: {
    status: {
      label: 'Status',
      all: 'All',
      choices: (applications) => [
        { value: UNDECIDED, label: 'Undecided' },
        ...withOthers(
          APPLICATION_STATUSES,
          applications.map(({ status }) => status),
        ).map((status) => ({ value: status, label: applicationStatusLabel(status) })),
      ],
      value: ({ status }) => status,
      matches: ({ status }, wanted) => (wanted === UNDECIDED ? isUndecided(status) : status === wanted),
      place: 'tabs',
    },
    course: {
      label: 'Course',
      all: 'All courses',
      choices: (applications) =>
        withOthers(
          [],
          applications.map(({ desiredCourse }) => desiredCourse.trim()),
        ),
      value: ({ desiredCourse }) => desiredCourse.trim(),
    },
  },
  params: { open: text },
});
