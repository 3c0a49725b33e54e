'use client';
import { useEffect } from 'react';

/** Checks the package in the browser; Next.js draws the page on its server first, where there is no worker. */
export default function Page() {
  useEffect(() => {
    void import('../src/page.ts');
  }, []);
  return <p>The package university-api</p>;
}
