import { describe, expect, it } from 'vitest';
import { fakeHost } from '../host/fake.ts';
import { codeEnd, forgetCodeEnd, keepCodeEnd } from './code-ends.ts';
import { createSession } from './session.ts';

const now = Date.parse('2026-06-01T10:00:00+08:00');

describe('the wait between two codes', () => {
  it('outlives a reload, and ends', () => {
    const host = fakeHost();
    const end = keepCodeEnd(createSession(host), 'register', now, 60);
    const reloaded = createSession(host);
    expect(end).toBe(now + 60_000);
    expect(codeEnd(reloaded, 'register', now + 59_999)).toBe(end);
    expect(codeEnd(reloaded, 'register', now + 60_000)).toBeUndefined();
  });

  it('is one for each purpose, and forgets what has passed', () => {
    const session = createSession(fakeHost());
    keepCodeEnd(session, 'login', now - 120_000, 60);
    keepCodeEnd(session, 'phone', now, 60);
    keepCodeEnd(session, 'register', now + 500, 60);
    expect(session.get('codes')).toBe(`phone=${now / 1000 + 60};register=${now / 1000 + 61}`);
    forgetCodeEnd(session, 'phone');
    expect(codeEnd(session, 'phone', now)).toBeUndefined();
    expect(codeEnd(session, 'register', now)).toBe(now + 61_000);
    forgetCodeEnd(session, 'register');
    expect(session.get('codes')).toBeUndefined();
  });

  it('keeps an instant and nothing else', () => {
    const session = createSession(fakeHost());
    keepCodeEnd(session, '13800000001', now, 60);
    expect(session.get('codes')).toBeUndefined();
    session.set('codes', 'register=246810');
    expect(session.get('codes')).toBeUndefined();
  });
});
