/**
 * Envelope of a good answer; back ends of one airline differ, and the client reads them all.
 * `Code` with Msg, `code` with message and success, `resultCode` with resultMsg, or the payload as the whole answer.
 */
type EnvelopeKind = 'Code' | 'code' | 'resultCode' | 'bare';

/** A no in words, and where the contract has one the code that says why. */
interface Refusal {
  readonly code: number;
  readonly message: string;
  /** Beside the code: `CKI05`. */
  readonly resultCode?: string;
}

/** Answer to a call: a payload in its envelope, or a refusal in words. */
export type Reply<Payload> =
  | {
      readonly envelope: EnvelopeKind;
      readonly payload: Payload;
      /** The browser is to forget what it keeps of the site: its member has signed out. */
      readonly clears?: true;
      /** The connection is cut once the airline has acted. */
      readonly lost?: true;
    }
  | { readonly refusal: Refusal };

const envelopes: Readonly<Record<EnvelopeKind, (payload: unknown) => unknown>> = {
  Code: (data) => ({ Code: 200, Msg: 'success', data }),
  code: (data) => ({ code: '200', message: 'success', success: true, data }),
  resultCode: (data) => ({ resultCode: '0', resultMsg: 'success', data }),
  bare: (payload) => payload,
};

const refused = ({ code, message, resultCode }: Refusal): unknown => ({
  Code: code,
  Msg: message,
  ...(resultCode !== undefined && { resultCode }),
});

/** The body of a reply. */
export const bodyOf = (reply: Reply<unknown>): unknown =>
  'refusal' in reply ? refused(reply.refusal) : envelopes[reply.envelope](reply.payload);
