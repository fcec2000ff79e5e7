/**
 * The dress of a good answer; back ends of one airline differ, and the client reads them all.
 * `Code` with Msg, `code` with message and success, `resultCode` with resultMsg, or the payload as the whole answer.
 */
type Dress = 'Code' | 'code' | 'resultCode' | 'bare';

/** What a call answers: a payload in its dress, or a refusal in words. */
export type Reply<Payload> =
  | { readonly dress: Dress; readonly payload: Payload }
  | { readonly refusal: { readonly code: number; readonly message: string } };

const dresses: Readonly<Record<Dress, (payload: unknown) => unknown>> = {
  Code: (data) => ({ Code: 200, Msg: 'success', data }),
  code: (data) => ({ code: '200', message: 'success', success: true, data }),
  resultCode: (data) => ({ resultCode: '0', resultMsg: 'success', data }),
  bare: (payload) => payload,
};

/** The body of a reply. */
export const bodyOf = (reply: Reply<unknown>): unknown =>
  'refusal' in reply
    ? { Code: reply.refusal.code, Msg: reply.refusal.message }
    : dresses[reply.dress](reply.payload);
