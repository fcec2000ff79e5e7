import type { Config } from '../contracts/config.ts';
import type { Host } from '../host/host.ts';
import type { Cipher } from './cipher.ts';
import type { IntentSlot } from './kept-intents.ts';
import type { PolicyOptions } from './policies.ts';

/** The part of `/mapp/config.json` that requests need. The cipher's paths are exact. */
export type ClientConfig = Pick<Config, 'apiBase' | 'appVersion' | 'cipher'>;

export interface ClientOptions {
  readonly host: Host;
  readonly config: ClientConfig;
  /** Consequences of a failure; those left out are as documented. */
  readonly policies?: PolicyOptions;
  /** Instead of the cipher of decision 10. */
  readonly cipher?: Cipher;
  readonly fetch?: typeof globalThis.fetch;
  readonly now?: () => Date;
  /** A UUID. */
  readonly newId?: () => string;
  /** Where actions whose outcome is not known outlive a reload; in memory alone without it. */
  readonly intents?: IntentSlot;
  /** Waits before the repeats of a read, ms, instead of those of decision 8. */
  readonly repeatDelays?: readonly number[];
  /** The language in use; by default what the host remembers. */
  readonly language?: () => string;
  /** The code of a promotion that the traveller came with, for the back end. */
  readonly promoCode?: () => string | undefined;
  /** Id of the signed-in member, for reports. */
  readonly userId?: () => string | undefined;
}

/** Way in which the traveller is told of a failure. */
export type Announcement = 'toast' | 'answers' | 'silent';

export interface SendOptions {
  /** Aborts the request; a write that others have joined is aborted for all. */
  readonly signal?: AbortSignal | undefined;
  /**
   * - `toast` every failure is shown
   * - `answers` only what the back end has answered: that no answer came is told by the caller
   * - `silent` a failure is reported, but neither shown nor answered with a sign-in
   *
   * A function is asked when it has failed.
   */
  readonly announce?: Announcement | (() => Announcement);
  /** Codes that the caller treats as outcomes: neither shown nor reported. They still reject. */
  readonly handles?: readonly string[];
  /** Instead of the id that the client chooses. */
  readonly transactionId?: string;
  /**
   * Key of the holder for whom the page or form that asks was built. For anybody else it is refused as `otherMember`, and
   * nothing is sent. By default who holds the page now.
   */
  readonly by?: string;
  /** Told how many bytes have gone, as an upload goes on. Not called where the host brings a `fetch` of its own. */
  readonly onSentChange?: ((bytes: number) => void) | undefined;
  /** Gives the answer that is known: one that says the same, word for word, is it, and is not read again. */
  readonly known?: (() => unknown) | undefined;
  /** Sent before anything else happens: the subject goes with it only where it is known already. */
  readonly atOnce?: boolean;
}
