/** How the form asks for a code by text message. */
export interface CodeAsking {
  /** When a code can be asked for again, ms since 1970; undefined or passed: now. */
  readonly until: number | undefined;
  readonly busy: boolean;
  /** Why no code goes out, in the back end's words. */
  readonly refusal: string | undefined;
  /** Asks for a code to a phone: calling code and number. True when one is on its way. */
  readonly send: (phone: { readonly countryCode: string; readonly mobile: string }) => Promise<boolean>;
  /** The code that the back end has called wrong. */
  readonly wrong: string | undefined;
}
