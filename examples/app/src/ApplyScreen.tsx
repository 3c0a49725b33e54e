import { useEffect, useState } from 'react';
import type { Course } from 'university-api';
import { api } from './api.ts';
import { ApplyForm } from './ApplyForm.tsx';

type Courses =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly courses: readonly Course[] };

/** Asks for the courses, and says what has become of it. */
async function loadCourses(): Promise<Courses> {
  try {
    const { data, error } = await api.GET('/courses/active');
    return data ? { status: 'ready', courses: data.data } : { status: 'failed', message: error.message };
  } catch {
    return { status: 'failed', message: 'The university cannot be reached.' };
  }
}

/** The courses that have seats left, and the form to apply for one. */
export function ApplyScreen() {
  const [courses, setCourses] = useState<Courses>({ status: 'loading' });
  useEffect(() => {
    void loadCourses().then(setCourses);
  }, []);
  function tryAgain() {
    setCourses({ status: 'loading' });
    void loadCourses().then(setCourses);
  }

  if (courses.status === 'loading') return <p role="status">Loading the courses…</p>;
  if (courses.status === 'failed')
    return (
      <main>
        <p role="alert">{courses.message}</p>
        <button type="button" onClick={tryAgain}>
          Try again
        </button>
      </main>
    );
  const open = courses.courses.filter(({ availableSeats }) => availableSeats !== 0);
  return (
    <main>
      <h1>Apply in a minute</h1>
      {open.length === 0 ? (
        <p>No course has seats left.</p>
      ) : (
        <>
          <ul aria-label="Courses with seats">
            {open.map(({ id, courseName, department }) => (
              <li key={id}>
                {courseName}, {department}
              </li>
            ))}
          </ul>
          <ApplyForm courses={open} />
        </>
      )}
    </main>
  );
}
