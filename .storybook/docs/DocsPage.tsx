import { lazy, Suspense } from 'react';

// Stories are tested and shown without it.
const ComponentPage = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }));

/** Docs page of every file of stories, read when one is opened. */
export const DocsPage = () => (
  <Suspense>
    <ComponentPage />
  </Suspense>
);
