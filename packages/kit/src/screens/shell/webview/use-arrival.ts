import { useEffect, useState } from 'react';

/** How long a page may take before it is taken for one that will not come, ms. */
const patience = 20_000;

export type Arrival = 'onItsWay' | 'there' | 'late';

/** Whether a framed page has come. A page that forbids frames cannot be told from one that is there: that is the browser's secret. */
export function useArrival(): { arrival: Arrival; arrived: () => void; again: () => void } {
  const [arrival, setArrival] = useState<Arrival>('onItsWay');
  useEffect(() => {
    if (arrival !== 'onItsWay') return;
    const timer = setTimeout(() => setArrival('late'), patience);
    return () => clearTimeout(timer);
  }, [arrival]);
  return { arrival, arrived: () => setArrival('there'), again: () => setArrival('onItsWay') };
}
