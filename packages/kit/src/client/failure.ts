/**
 * Everything that a request can come to beside an answer. One union for the whole product:
 *
 * - `network` nothing arrived; `timeout` nothing arrived in time; `aborted` the traveller left.
 * - `otherMember` somebody else holds the page's token, seen here or said by the back end with Code 40901: nothing was done.
 * - `unauthorised` Code 401 or resultCode -998: sign in again.
 * - `special` Code 40500: the host's handler decides.
 * - `refused` the back end answered and said no, with its code and message.
 * - `unexpected` an answer that is not JSON, or does not fit its schema; `field` is the path, never the value.
 */
export type Failure =
  | { kind: 'network' }
  | { kind: 'timeout'; seconds: number }
  | { kind: 'aborted' }
  | { kind: 'otherMember' }
  | { kind: 'unauthorised'; code: string; message: string }
  | { kind: 'special'; code: string; message: string }
  | { kind: 'refused'; code: string; message: string }
  | { kind: 'unexpected'; status: number; field?: string };

export type FailureKind = Failure['kind'];

/** The thrown form of a failure. `call` is the name of the contract's call. */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure';
  readonly failure: Failure;
  readonly call: string;
  /** When it happened, ISO 8601. */
  readonly at: string;

  constructor(failure: Failure, call: string, at: string) {
    super(`${call}: ${failure.kind}`);
    this.failure = failure;
    this.call = call;
    this.at = at;
  }
}
