import { useEffect, useRef } from 'react';

/** Calls back whenever the traveller looks at the page again: from another tab, another app, or the browser's back. */
export function useReturned(returned: () => void): void {
  const latest = useRef(returned);
  useEffect(() => {
    latest.current = returned;
  });
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    document.addEventListener('visibilitychange', () => document.hidden || latest.current(), { signal });
    // A page that comes back from the browser's own cache was never hidden.
    addEventListener('pageshow', ({ persisted }) => persisted && latest.current(), { signal });
    return () => left.abort();
  }, []);
}
