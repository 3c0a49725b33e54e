import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { linksOf } from './navigation.ts';
import { SectionNav } from './SectionNav.tsx';

/** Around every page of an administrator; the tools are what is at hand on all of them. */
export function AdminLayout({ tools }: { readonly tools: ReactNode }) {
  return (
    <>
      <SectionNav label="Administration" links={linksOf('ADMIN')} tools={tools} />
      <Outlet />
    </>
  );
}
