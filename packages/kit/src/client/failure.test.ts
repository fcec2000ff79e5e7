import { expect, it } from 'vitest';
import { failureCode } from './failure-code.ts';
import { RequestFailure, type Failure } from './failure.ts';
import { outcomeUnknown } from './outcome.ts';

const message = 'Li Lei, 13800000001';

it.each<[Failure, string, boolean]>([
  [{ kind: 'network' }, 'request.network', true],
  [{ kind: 'timeout', seconds: 60 }, 'request.timeout', true],
  [{ kind: 'aborted' }, 'request.aborted', true],
  [{ kind: 'unexpected', status: 500 }, 'request.unexpected', true],
  [{ kind: 'unauthorised', code: '401', message }, 'request.unauthorised', false],
  [{ kind: 'unauthorised', code: '-998', message }, 'request.sessionExpired', false],
  [{ kind: 'special', code: '40500', message }, 'request.special', false],
  [{ kind: 'refused', code: '-1', message }, 'request.refused', false],
  [{ kind: 'refused', code: '-998', message }, 'request.refused', false],
])('%o is %s; a write may have been carried out all the same: %s', (failure, code, unknown) => {
  expect(failureCode(failure)).toBe(code);
  expect(outcomeUnknown(failure)).toBe(unknown);
});

it('an error says which call failed and how, and nothing of what the airline said', () => {
  const error = new RequestFailure(
    { kind: 'refused', code: '-1', message },
    'addBeneficiary',
    '2026-06-01T02:00:00.000Z',
  );
  expect(String(error)).toBe('RequestFailure: addBeneficiary: refused');
});
