import { Button, chakra } from '@chakra-ui/react';
import { memo, type ReactNode, useId, useState } from 'react';
import { t, translate } from '#src/languages/texts.ts';
import { formatAmount, formatDuration, orNA } from '#src/platform/text/format.ts';
import { listed } from '#src/platform/text/listed.ts';
import { ClockIcon } from '#src/ui/icons.tsx';
import { LinkButton } from '#src/ui/links.tsx';
import { badge, card, heading } from '#src/ui/theme/recipes.ts';
import { DepartmentIcon } from '#src/university/department-icons.ts';
import type { Course } from './course.ts';

/** The looks of all cards. Their parts are plain elements: a styled one takes the browser longer to make. */
export const CourseList = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
    columnGap: '6',
    // The details have a row of the grid to themselves, so that the cards beside an open one keep their height.
    '& > article': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 2', minW: '0', pb: '6' },
    '& .card': { ...card.base!.root, gap: '3', p: '6' },
    '& :is(.tags, .duration, .actions)': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '2' },
    '& .department': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '10',
      borderRadius: 'l2',
      bg: 'brand.muted',
      color: 'brand.fg',
      me: '1',
    },
    '& .tag': {
      ...badge.base,
      ...badge.variants!.variant.subtle,
      ...badge.variants!.size.sm,
      // It takes one line, unless it is wider than the card.
      whiteSpace: 'normal',
      maxW: 'full',
    },
    '& .program': { colorPalette: 'accent' },
    '& h2': { ...heading.base, textStyle: 'xl' },
    '& .cut': { lineClamp: '6' },
    '& .duration svg': { color: 'accent.fg' },
    '& .duration': { mt: 'auto', fontWeight: 'semibold' },
    '& .actions': { gap: '3', mt: '3', textStyle: 'sm' },
    '& .details': { p: '4', mx: '3', mt: '-1px', borderTopRadius: '0', bg: 'bg.subtle', textStyle: 'sm' },
    '& dt': { fontWeight: 'semibold' },
    '& .about, & dd': { color: 'fg.muted' },
    '& ul': { listStyle: 'disc', ps: '5' },
  },
});

/** Section 2: courseName, a department badge, a programType badge, description and duration, and a link to apply. */
export const CourseCard = memo(function CourseCard({ course }: { readonly course: Course }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const details = `${id}details`;
  const isFull = course.availableSeats === 0;
  const name = orNA(course.courseName);

  return (
    <article>
      <div className="card">
        <div className="tags">
          <span className="department">
            <DepartmentIcon name={course.department} />
          </span>
          {course.department && <span className="tag">{translate(course.department)}</span>}
          {course.programType && <span className="tag program">{translate(course.programType)}</span>}
        </div>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p className={open ? 'about' : 'about cut'} dir="auto">
          {course.description}
        </p>
        <p className="duration">
          <ClockIcon />
          <span>{formatDuration(course.durationYears)}</span>
        </p>
        <div className="actions">
          {isFull ? (
            <Button disabled aria-describedby={id}>
              {t`Apply`}
            </Button>
          ) : (
            <LinkButton to="/admissions" search={{ course: course.courseName }} aria-label={t`Apply for ${name}`}>
              {t`Apply`}
            </LinkButton>
          )}
          <Button
            variant="surface"
            aria-label={open ? t`Fewer details of ${name}` : t`Details of ${name}`}
            aria-expanded={open}
            aria-controls={open ? details : undefined}
            onClick={() => setOpen(!open)}
          >
            {open ? t`Fewer details` : t`Details`}
          </Button>
          {isFull && (
            <span id={id} className="about">
              {t`All seats are taken`}
            </span>
          )}
        </div>
      </div>
      {open && <CourseDetails id={details} course={course} />}
    </article>
  );
});

function Part({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function CourseDetails({ id, course }: { readonly id: string; readonly course: Course }) {
  const { courseCode, feeAmount, feeType, totalSeats, availableSeats, eligibilityCriteria, subjects } = course;
  const seats = [availableSeats, totalSeats].filter((count) => typeof count === 'number');
  return (
    <dl id={id} className="card details">
      {courseCode && <Part term={t`Course code`}>{courseCode}</Part>}
      {typeof feeAmount === 'number' && (
        <Part term={t`Fee`}>
          <bdi>{[formatAmount(feeAmount), feeType].filter(Boolean).join(' ')}</bdi>
        </Part>
      )}
      {seats.length > 0 && (
        <Part term={typeof availableSeats === 'number' ? t`Seats left` : t`Seats`}>
          {seats.length > 1 ? t`${seats[0]!} of ${seats[1]!}` : seats}
        </Part>
      )}
      {eligibilityCriteria.length > 0 && (
        <Part term={t`Who may apply`}>
          <ul>
            {eligibilityCriteria.map((criterion) => (
              <li key={criterion}>{criterion}</li>
            ))}
          </ul>
        </Part>
      )}
      {subjects.length > 0 && <Part term={t`What you will study`}>{listed(subjects)}</Part>}
    </dl>
  );
}
