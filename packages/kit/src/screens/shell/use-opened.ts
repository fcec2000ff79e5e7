import { useState, useSyncExternalStore } from 'react';
import { useHost } from '../../host/context.tsx';

const none = () => 0;

/** The moment when the screen was opened, from which days are counted; taken again when the airline sets the clock right. */
export function useOpened(): Date {
  const { clock } = useHost();
  const corrections = useSyncExternalStore(clock.subscribe, clock.corrections, none);
  const take = () => ({ corrections, at: new Date(clock.now()) });
  const [opened, setOpened] = useState(take);
  if (opened.corrections === corrections) return opened.at;
  const next = take();
  setOpened(next);
  return next.at;
}
