import type { Locator, Page } from '@playwright/test';
import type { Asked } from '../asked.ts';
import type { WriteName } from '../ways/way.ts';

/** Why something has no meaning for a write. */
interface Without {
  readonly without: string;
}

type Find = (page: Page) => Locator;
export type Do = (page: Page) => Promise<unknown>;

/** One write of the contracts: how it comes about on the site, in Chinese, and how one sees that it was done. */
export interface Write {
  /** The card number of who is signed in; a guest without it. */
  readonly member?: string;
  /** Comes to the screen, with everything filled in. */
  readonly open: Do;
  /** Button that sends it; or the way to send it without a button. */
  readonly button: Find | (Without & { readonly instead: Do });
  /** Brings the button into sight, where a question comes first. */
  readonly ask?: Do;
  /** A field of its form, where Enter sends it. */
  readonly field: Find | Without;
  /** Comes to its button once more, from where the browser's back leads. */
  readonly again: Do | Without;
  /** Looks up an outcome that did not arrive, and says that nothing was done. */
  readonly lookUp: { readonly check: Find; readonly absent: Find } | Without;
  /** Sign that it is done. */
  readonly done: Find;
  /** Place to which a reload leads instead, where the device keeps nothing on purpose. */
  readonly afresh?: Find;
  /** How often it has been done, as the airline knows it. */
  readonly effects: (asked: Asked) => Promise<number>;
}

/** Some writes. */
export type Writes = Readonly<Partial<Record<WriteName, Write>>>;
