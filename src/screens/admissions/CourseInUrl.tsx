import { getRouteApi } from '@tanstack/react-router';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { ApplicationValues } from './application-form.ts';

const route = getRouteApi('/admissions');

/** Writes the chosen course into the URL, from which a reload takes it again. */
export function CourseInUrl() {
  const { desiredCourse } = useFormikContext<ApplicationValues>().values;
  const { course = '' } = route.useSearch();
  const navigate = route.useNavigate();
  useEffect(() => {
    if (desiredCourse === course) return;
    void navigate({ search: desiredCourse ? { course: desiredCourse } : {}, replace: true, resetScroll: false });
  }, [course, desiredCourse, navigate]);
  return null;
}
