import type { CodeWait } from '../code-field/use-seconds-left.ts';

/** How the form asks for a code by text message. */
export interface CodeAsking {
  /** The wait until a code can be asked for again; undefined or over: now. */
  readonly wait: CodeWait | undefined;
  readonly busy: boolean;
  /** Why no code goes out, in the back end's words. */
  readonly refusal: string | undefined;
  /** Asks for a code to a phone: calling code and number. True when one is on its way. */
  readonly send: (phone: { readonly countryCode: string; readonly mobile: string }) => Promise<boolean>;
  /** The code that the back end has called wrong. */
  readonly wrong: string | undefined;
}
