import type { WriteName } from '../../faults/ways/way.ts';
import type { Listener } from '../listener.ts';
import type { Say } from '../words.ts';

/** One of the main journeys, by roles, names and keys alone. */
export interface Journey {
  /** Without base. */
  readonly begin: string;
  readonly guest?: boolean;
  readonly go: (listener: Listener, say: Say) => Promise<void>;
  /** Heading at its end. */
  readonly end: (say: Say) => string;
  /** Address at its end, where that tells what was chosen. */
  readonly address?: RegExp;
  /** Write that it ends in. */
  readonly sends?: WriteName;
  /** Decisions that it takes at most, and how soon it is at its end, ms. */
  readonly atMost?: { readonly touches: number; readonly ms: number };
}

/** Some journeys, each by what it is for. */
export type Journeys = Readonly<Record<string, Journey>>;
