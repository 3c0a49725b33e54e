import { Outlet } from '@tanstack/react-router';
import { linksOf } from './navigation.ts';
import { SectionNav } from './SectionNav.tsx';

/** Around every page of an administrator. */
export function AdminLayout() {
  return (
    <>
      <SectionNav label="Administration" links={linksOf('ADMIN')} />
      <Outlet />
    </>
  );
}
