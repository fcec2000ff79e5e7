import { useEffect, useState } from 'react';

/** Whether the first screen has had its turn; what may wait comes after it. */
export function useAfterFirstScreen(): boolean {
  const [after, setAfter] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAfter(true));
    return () => clearTimeout(timer);
  }, []);
  return after;
}
