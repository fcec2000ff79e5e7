import type { Locator, Page } from '@playwright/test';
import type * as contracts from '@mapp/kit/contracts';
import type { Call } from '@mapp/kit/contracts';
import type { Catalogue } from '@mapp/kit/messages';
import type { Say } from '../../e2e/words.ts';

type Contracts = typeof contracts;

/** The names of all calls, taken from the contracts. */
export type CallName = {
  [Name in keyof Contracts]: Contracts[Name] extends Call ? Name : never;
}[keyof Contracts];

/** The names of the calls that change something. */
export type WriteName = {
  [Name in CallName]: Contracts[Name]['write'] extends true ? Name : never;
}[CallName];

/**
 * How a failure of a call is told.
 * - `screen` in place of what was asked for, with retry and hotline
 * - `part` quietly, in place of one part of a screen that goes on
 * - `toast` beside a screen that goes on; a screen with words of its own for an unknown outcome tells that itself
 * - `hint` quietly, beside what can be done by hand
 * - `write` on the screen what is known of the outcome; an answer also as a toast
 * - `form` as a toast or a notice, beside a form that keeps what was typed
 * - `nowhere` the traveller gets what was wanted all the same
 */
export type Tells = 'screen' | 'part' | 'toast' | 'hint' | 'write' | 'form' | 'nowhere';

/** Steps that remain after a failed write. */
export interface Repeatable {
  /** Sets the same action off again. */
  readonly fire: (page: Page, say: Say) => Promise<unknown>;
  /** A refusal ends the page: it begins again, as another action. */
  readonly ends?: true;
  /** The words of the button that looks up an unknown outcome, and of what it finds when nothing was done. */
  readonly check?: readonly [catalogue: Catalogue, key: string];
  readonly absent?: readonly [catalogue: Catalogue, key: string];
  /** Filled-in value, as it is shown; nothing where there is no form, which a sign-in may leave then. */
  readonly typed?: readonly [field: string, value: string];
  /** Choice where there is no field, as it shows; it keeps the page as typed text does. */
  readonly chosen?: (page: Page) => Locator;
}

/** How a screen makes a call. */
export interface Way {
  /** Path without base, query included. */
  readonly address: string;
  /** The card number of who is signed in; a guest without it. */
  readonly member?: string;
  /** Makes the call, where opening the address does not. */
  readonly act?: (page: Page, say: Say) => Promise<unknown>;
  readonly tells: Tells;
  /** The page asks for it once more a while later, in silence, for it has to learn whose it is. */
  readonly learns?: true;
  /** A refusal is told on the screen alone: a toast would outlive the step. */
  readonly refusal?: 'screen';
  /** That no answer came is told on the screen alone, which says so in place of what was asked for. */
  readonly noAnswer?: 'screen';
  /** The payload is handed from screen to screen in memory: after a sign-in it begins at the first of them again. */
  readonly handed?: true;
  /** Steps that remain after a write. */
  readonly repeat?: Repeatable;
  /** The words for what could not be had or is not certain, where the screen says them. */
  readonly failed?: readonly [catalogue: Catalogue, key: string];
  /** Sign that it is on its way; nothing where the screen does not wait for it. */
  readonly waiting?: (page: Page, say: Say) => Locator;
  /** Asks again, where a hint has a button of its own for that. */
  readonly again?: (page: Page, say: Say) => Promise<unknown>;
  /** Content once the call has been answered. */
  readonly content: (page: Page, say: Say) => Locator;
}

/** The ways of some calls. */
export type Ways = Readonly<Partial<Record<CallName, Way>>>;
