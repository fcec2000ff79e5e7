import type { ReactNode } from 'react';
import { UnreadableEntries } from '../../components/unreadable-entries/UnreadableEntries.tsx';
import type { UnreadableEntry } from '../../contracts/unreadable.ts';

interface ListedProps {
  /** How many entries the list has. */
  count: number;
  unreadable: readonly UnreadableEntry[] | undefined;
  /** There when the airline has none, and none that could not be read. */
  empty: ReactNode;
  /** The entries. */
  children: ReactNode;
}

/** A list with what of it could not be read; that there is none is said only where nothing is missing. */
export function Listed({ count, unreadable, empty, children }: ListedProps) {
  return (
    <>
      {count > 0 ? children : !unreadable && empty}
      <UnreadableEntries entries={unreadable} />
    </>
  );
}
