import type { ReactNode } from 'react';

/** Items under one letter. */
export interface IndexGroup<Item> {
  /** As it is in the bar: `A`. A group without one has no head and no place in the bar. */
  readonly letter?: string;
  /** Its head, and its name for screen readers, where the letter alone does not say enough; alone it is a head without a letter. */
  readonly title?: string;
  readonly items: readonly Item[];
}

/** The search over a list: what is typed, and what answers it, is the caller's. */
export interface IndexSearch<Item> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The items that answer, best first; they are in place of the groups. `undefined` while nothing is asked. */
  readonly found: readonly Item[] | undefined;
  /** Items that do not answer but are near it: they are shown below, under a head of their own. */
  readonly alike?: { readonly title: string; readonly items: readonly Item[] } | undefined;
  /** How many were found; it is read as it changes. Empty while nothing is asked. */
  readonly status: ReactNode;
  /** Words for what can be typed; they are read, and shown while nothing is typed. */
  readonly label: string;
  /** Label of the cross, which says what it does. */
  readonly clearLabel: string;
}

/** Spoken words. */
export interface IndexWords {
  /** Name of the list. */
  readonly list: string;
  /** Name of the bar of letters. */
  readonly letters: string;
}

/** Parts of a list that one changes between; a search goes through all of them. Keep the object's identity while it is the same. */
export interface IndexScopes {
  /** Name of the whole that the tabs divide, for screen readers. */
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly label: string }[];
  /** Id of the one that is shown. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Part above the first group that scrolls with it, such as the choices made most. */
export interface IndexIntro {
  /** As it is in the bar. */
  readonly letter: string;
  /** Its name for screen readers. */
  readonly title: string;
  /** Begins with something that can take the focus. */
  readonly content: ReactNode;
}
