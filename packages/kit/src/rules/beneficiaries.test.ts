import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beneficiaryName,
  identityParts,
  maskedNumber,
  passengerObstacle,
  relationOf,
  roomLeft,
  shareIdentity,
  usableIdentities,
  waitingDays,
  waitingShare,
} from './beneficiaries.ts';
import { relations } from './relations.ts';

const now = new Date('2026-06-01T10:00:00+08:00');

describe('waitingDays: rounded up, plus 1, nothing once the date has passed', () => {
  it.each([
    ['2026-07-31', 61],
    ['2026-06-03', 3],
    ['2026-06-02', 2],
    ['2026-06-01', undefined],
    ['2026-05-31', undefined],
    ['2026-06-01T10:00:01+08:00', 2],
    ['2026-06-01T10:00:00+08:00', undefined],
    ['2026-06-02T10:00:00+08:00', 2],
    ['2026-06-02T10:00:01+08:00', 3],
    ['', undefined],
    ['soon', undefined],
  ])('%s', (date, days) => {
    expect(waitingDays(date, now)).toBe(days);
  });

  it('property: is at least 2 while it is there, and gets no longer as time goes on', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e10 }), fc.nat(1e9), (ahead, later) => {
        const date = new Date(now.getTime() + ahead).toISOString();
        const first = waitingDays(date, now);
        const second = waitingDays(date, new Date(now.getTime() + later));
        expect(first === undefined || first >= 2).toBe(true);
        expect((second ?? 0) <= (first ?? 0)).toBe(true);
      }),
    );
  });
});

describe('beneficiaryName', () => {
  it.each([
    [{ cnFamilyName: '单', cnGivenName: '乐', enFamilyName: 'SHAN', enGivenName: 'LE' }, '单乐'],
    [{ enFamilyName: 'SMITH', enGivenName: 'ANNA MARIA' }, 'SMITH ANNA MARIA'],
    [{ cnFamilyName: ' ', cnGivenName: '', enFamilyName: 'LI', enGivenName: '' }, 'LI'],
    [{}, ''],
  ])('%j → %s', (name, derived) => {
    expect(beneficiaryName(name)).toBe(derived);
  });
});

it('there is room until the server’s maximum', () => {
  expect([roomLeft(8, 0), roomLeft(8, 8), roomLeft(8, 9), roomLeft(0, 0)]).toEqual([8, 0, 0, 0]);
});

describe('relationOf', () => {
  it.each(relations)('$id', ({ id, code }) => {
    expect(relationOf(code)).toBe(id);
  });
  it('takes a code that it does not know for another relation', () => {
    expect(relationOf('Z')).toBe('other');
  });
});

describe('documents', () => {
  const card = { idType: 'NI', idNo: '310104199003074510' };
  it('are the same whatever stands between the digits', () => {
    expect(shareIdentity([card], [{ idType: 'NI', idNo: '310104 1990 0307 4510' }])).toBe(true);
    expect(
      shareIdentity([{ idType: 'PP', idNo: 'e12345678' }], [card, { idType: 'PP', idNo: 'E12345678' }]),
    ).toBe(true);
  });
  it('of two kinds are two, of two spellings of one kind one', () => {
    expect(shareIdentity([card], [{ idType: 'PP', idNo: card.idNo }])).toBe(false);
    expect(shareIdentity([{ idType: 'what', idNo: '81' }], [{ idType: 'else', idNo: '81' }])).toBe(false);
    expect(shareIdentity([{ idType: 'GAT', idNo: '81' }], [{ idType: 'GRP', idNo: '81' }])).toBe(true);
  });
  it('that a beneficiary can show are of five kinds', () => {
    const all = ['NI', 'PP', 'EXTENTPRMT', 'MIL', 'OTHER', 'HTPP', 'HR', 'what'];
    expect(usableIdentities(all.map((idType) => ({ idType, idNo: '1' }))).map(({ kind }) => kind)).toEqual([
      'identityCard',
      'passport',
      'entryPermit',
      'officerCard',
      'other',
    ]);
  });
});

it('a document says beside its number until when it holds, and who issued it', () => {
  expect(identityParts).toEqual({
    identityCard: { expiry: 'none', country: false },
    passport: { expiry: 'required', country: true },
    entryPermit: { expiry: 'required', country: true },
    officerCard: { expiry: 'none', country: false },
    other: { expiry: 'optional', country: true },
  });
});

describe('passengerObstacle', () => {
  const passenger = {
    isSelectAvailable: true,
    hasSelected: false,
    favorPaxIdDtoList: [{ idType: 'NI', idNo: '310104199003074510' }],
  };
  const context = { userId: 'U1', known: [{ idType: 'PP', idNo: 'E1' }] };
  it.each([
    [passenger, undefined],
    [{ ...passenger, myUserid: 'U2' }, undefined],
    [{ ...passenger, myUserid: 'U1', hasSelected: true }, 'self'],
    [{ ...passenger, hasSelected: true, isSelectAvailable: false }, 'chosen'],
    [{ ...passenger, favorPaxIdDtoList: [{ idType: 'PP', idNo: 'e1' }] }, 'chosen'],
    [{ ...passenger, isSelectAvailable: false, favorPaxIdDtoList: [] }, 'unavailable'],
    [{ ...passenger, favorPaxIdDtoList: [{ idType: 'HR', idNo: '1' }] }, 'noIdentity'],
  ])('%j → %s', (one, obstacle) => {
    expect(passengerObstacle(one, context)).toBe(obstacle);
  });
});

describe('maskedNumber', () => {
  it.each([
    ['310104199003074510', '310 •••••••• 4510'],
    ['E12345678', 'E1 •••• 678'],
    ['12345', '1 ••• 5'],
    ['', ''],
  ])('%s → %s', (number, masked) => {
    expect(maskedNumber(number)).toBe(masked);
  });
  it.each([
    ['13800005678', '138 •••• 5678'],
    ['1380567', '1 •••• 67'],
  ])('of a phone, %s → %s', (number, masked) => {
    expect(maskedNumber(number, { first: 3, last: 4 })).toBe(masked);
  });
  it('property: shows at most 7 characters, and never more than two thirds', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{1,30}$/), (number) => {
        const shown = maskedNumber(number).replace(/[• ]/g, '').length;
        expect(shown <= 7 && shown <= (number.length * 2) / 3).toBe(true);
      }),
    );
  });
});

describe('waitingShare', () => {
  it.each([
    [90, 1],
    [60, 1],
    [15, 0.25],
    [0, 0],
  ])('of %d days is %d of a ring', (days, share) => expect(waitingShare(days)).toBe(share));
});
