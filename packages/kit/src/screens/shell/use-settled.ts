import { useEffect, useState } from 'react';

/** Whether the first screen has had its turn; what may wait comes after it. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true));
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
