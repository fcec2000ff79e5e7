import type { ErrorCode } from '../contracts/errors.ts';
import type { Failure, FailureKind } from './failure.ts';

const codes = {
  network: 'request.network',
  timeout: 'request.timeout',
  aborted: 'request.aborted',
  otherMember: 'request.otherMember',
  unauthorised: 'request.unauthorised',
  special: 'request.special',
  refused: 'request.refused',
  unexpected: 'request.unexpected',
} as const satisfies Record<FailureKind, ErrorCode>;

/** The catalogue's id of a failure. */
export const failureCode = (failure: Failure): ErrorCode =>
  failure.kind === 'unauthorised' && failure.code === '-998' ? 'request.sessionExpired' : codes[failure.kind];
