import type { FaultKind } from '@mapp/sandbox/engine';

/** Outcome of a fault for the traveller; the names of failures are those of the client. */
export type Outcome = 'network' | 'timeout' | 'unexpected' | 'refused' | 'special' | 'signIn' | 'late';

/** Every fault of the sandbox. A kind without a line here does not compile. */
export const outcomes: Readonly<Record<FaultKind, Outcome>> = {
  network: 'network',
  slow: 'late',
  timeout: 'timeout',
  http500: 'unexpected',
  'http502-html': 'unexpected',
  'malformed-json': 'unexpected',
  'wrong-shape': 'unexpected',
  unauthorized: 'signIn',
  'session-expired': 'signIn',
  special: 'special',
  refused: 'refused',
  empty: 'unexpected',
};

/** How often a call is sent: a read is repeated twice after a network failure, and nothing else ever. Source: decision 8. */
export const requestsOf = (outcome: Outcome, call: { readonly write: boolean }): number =>
  outcome === 'network' && !call.write ? 3 : 1;
