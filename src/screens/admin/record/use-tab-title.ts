import { useEffect } from 'react';
import { pageTitle } from '../../../domain/university.ts';

/** Whose record it is, in the title of the browser's tab, which the route has named before anybody knew. */
export function useTabTitle(name: string | undefined): void {
  const named = name?.trim();
  useEffect(() => {
    if (!named) return;
    document.title = pageTitle(named);
    return () => {
      document.title = pageTitle('Student');
    };
  }, [named]);
}
