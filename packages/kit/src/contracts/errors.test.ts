import { describe, expect, it } from 'vitest';
import { bindAndLogin, bindResultCodes } from './account/account.ts';
import { errorOf, errors, errorsOf } from './errors.ts';
import { pointsSummary } from './points/points.ts';

const codes: readonly string[] = errors.map(({ code }) => code);

describe('the error catalogue', () => {
  it('names each code once', () => {
    expect(new Set(codes).size).toBe(codes.length);
  });

  it.each(errors)('$code says what it means and what to do', ({ code, meaning, action, messageKey }) => {
    expect(code).toMatch(/^[a-z][A-Za-z]*\.[-\w]+$/);
    expect(meaning.trim()).toBe(meaning);
    expect(meaning).not.toBe('');
    expect(action).toMatch(/^(retry|signIn|callHotline|correct|wait|elsewhere|none|goTo:[A-Za-z]+)$/);
    expect(messageKey).toMatch(/^$|^[a-z-]+\.[-.\w]+$/);
  });

  it('holds the documented codes', () => {
    expect(codes).toEqual(
      expect.arrayContaining([
        ...['00000', 'RTC01', 'RTC02', 'RTC03', 'RTC04', 'RTC05', 'RTC06'].map((code) => `retro.${code}`),
        ...bindResultCodes.map((code) => `bind.${code}`),
        ...[
          'network',
          'timeout',
          'aborted',
          'unauthorised',
          'sessionExpired',
          'special',
          'refused',
          'unexpected',
        ].map((kind) => `request.${kind}`),
        'chunk.timeout',
        'chunk.missing',
        'registration.idExists',
        'registration.-5',
        'registration.-1',
        'recovery.pageExpired',
      ]),
    );
  });

  it.each([
    ['retro.RTC01', 'callHotline'],
    ['retro.RTC02', 'goTo:accountManagement'],
    ['request.unauthorised', 'signIn'],
    ['request.sessionExpired', 'signIn'],
    ['recovery.pageExpired', 'goTo:findPassword'],
    ['refund.pointsPaymentFailed', 'callHotline'],
    ['seat.pointsInsufficient', 'goTo:buyPoints'],
  ] as const)('%s: %s', (code, action) => {
    expect(errorOf(code).action).toBe(action);
  });

  it('does not know other codes', () => {
    expect(errorOf('toString')).toBeUndefined();
    expect(errorOf('request')).toBeUndefined();
  });
});

describe('errorsOf', () => {
  it('gives each call the errors of every request, and its own', () => {
    const common = errorsOf(pointsSummary).map(({ code }) => code);
    expect(common.every((code) => code.startsWith('request.'))).toBe(true);
    expect(common).toContain('request.unexpected');
    expect(common).not.toContain('request.aborted');
    expect(errorsOf(bindAndLogin).map(({ code }) => code)).toEqual([
      ...common,
      ...bindResultCodes.map((code) => `bind.${code}`),
    ]);
  });

  it('finds a call by its documented path', () => {
    const own = errorsOf({ name: 'claim', path: '/api/memberApi/member/retroClaim' }).filter(
      ({ calls }) => calls,
    );
    expect(own.map(({ code }) => code)).toEqual([
      'retro.submitted',
      'retro.early',
      'retro.late',
      'retro.outcomeUnknown',
    ]);
  });
});
