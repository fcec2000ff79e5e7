import type { FaultKind } from './faults.ts';

/** A request to the API as it was received. */
export interface JournalEntry {
  /** When, on the airline's clock. */
  readonly at: string;
  readonly method: string;
  readonly path: string;
  /** Query of the address, without the question mark. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Its beginning, at most `journalBody`. */
  readonly body: string;
  /** The fault that struck, if one did. */
  readonly fault?: FaultKind;
  /** It struck after the airline had acted. */
  readonly after?: true;
}

/** How many requests are kept. Source: sandbox.md. */
const journalLength = 500;

/** As much of a body as is kept, characters: every form, but no file. */
export const journalBody = 64 * 1024;

/** The last requests, oldest first. */
export interface Journal {
  readonly write: (entry: JournalEntry) => void;
  readonly entries: () => readonly JournalEntry[];
  readonly clear: () => void;
}

/** @param told hears of each request as it comes */
export function createJournal(told?: (entry: JournalEntry) => void): Journal {
  let kept: JournalEntry[] = [];
  return {
    write(entry) {
      told?.(entry);
      kept = [...kept.slice(1 - journalLength), { ...entry, body: entry.body.slice(0, journalBody) }];
    },
    entries: () => kept,
    clear() {
      kept = [];
    },
  };
}
