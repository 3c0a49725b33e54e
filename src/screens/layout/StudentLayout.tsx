import { Outlet } from '@tanstack/react-router';
import { linksOf } from './navigation.ts';
import { SectionNav } from './SectionNav.tsx';

/** Around every page of a student. */
export function StudentLayout() {
  return (
    <>
      <SectionNav label="Student" links={linksOf('STUDENT')} />
      <Outlet />
    </>
  );
}
