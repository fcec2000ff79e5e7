import { expect, it } from 'vitest';
import { fakeHost } from '../host/fake.ts';
import { handedOver, handOver } from './hand-over.ts';
import { createSession } from './session.ts';

it('is for one session, the latest of its kind, and nowhere but in memory', () => {
  const host = fakeHost();
  const session = createSession(host);
  handOver(session, 'registered', 1);
  handOver(session, 'registered', 2);
  expect([handedOver(session, 'registered'), handedOver(session, 'registeredAddress')]).toEqual([
    2,
    undefined,
  ]);
  expect(handedOver(createSession(host), 'registered')).toBeUndefined();
  expect([host.session.keys(), host.local.keys()]).toEqual([[], []]);
});
