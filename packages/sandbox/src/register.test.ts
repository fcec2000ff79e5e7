import { enrolmentOutcome, fastEnrollMember, sendCodeBySMS } from '@mapp/kit/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerTo } from './ask.ts';
import { busyPhone } from './codes.ts';
import { createAirline, type Airline } from './engine.ts';
import { payloads } from './payloads/payloads.ts';
import { enrolmentPhones } from './register.ts';

const newcomer = payloads['fastEnrollMember'] ?? {};
const pick = ({ idType, idNo, phone, code }: Readonly<Record<string, unknown>>) => ({
  idType,
  idNo,
  phone,
  code,
});

let airline: Airline;
beforeEach(() => {
  airline = createAirline({ now: '2026-06-01T10:00:00+08:00' });
});

const enrol = async (change: Readonly<Record<string, unknown>> = {}, language = 'en') =>
  (await answerTo(airline, fastEnrollMember, { ...newcomer, ...change }, { language })).body;

describe('registration', () => {
  it('makes a member who can sign in, and is found again by whoever has the code', async () => {
    const before = await answerTo(airline, enrolmentOutcome, pick(newcomer));
    expect(before.body).toHaveProperty('data', {});
    const { data } = (await enrol()) as { data: { ffpNo: string } };
    expect(data).toMatchObject({ ffpNo: '600000000107' });
    expect(airline.accounts.byCard(data.ffpNo)).toMatchObject({ tier: 'STD', phone: newcomer['phone'] });
    expect(airline.accounts.passwordOf(data.ffpNo)).toBe(newcomer['password']);
    const after = await answerTo(airline, enrolmentOutcome, pick(newcomer));
    expect(after.body).toMatchObject({ data: { ffpNo: data.ffpNo } });
    const guessed = await answerTo(airline, enrolmentOutcome, pick({ ...newcomer, code: '111111' }));
    expect(guessed.body).toHaveProperty('data', {});
  });

  it('gives a child the child’s tier, and a printed card its number', async () => {
    const child = { idNo: '310104202601150020', birthDay: '2026-01-15', gender: 'F', infant: true };
    expect(await enrol({ ...child, membershipCard: '610000000001' })).toMatchObject({
      data: { ffpNo: '610000000001' },
    });
    expect(airline.accounts.byCard('610000000001')).toMatchObject({ tier: 'CHD' });
  });

  it.each<[string, Readonly<Record<string, unknown>>, object]>([
    ['the phone that exists', { phone: enrolmentPhones.idExists }, { Code: -1, Msg: 'ID already exists' }],
    ['a document on file', { idNo: '310104199103072512' }, { Code: -1, Msg: 'ID already exists' }],
    ['the phone of an error', { phone: enrolmentPhones.error }, { Code: -1, resultCode: '-5' }],
    ['the phone of a toast', { phone: enrolmentPhones.toast }, { Code: -1, Msg: /later/ }],
    ['a wrong code', { code: '135790' }, { Code: -1, Msg: 'Invalid verification code' }],
    ['an expired code', { code: '000000' }, { Code: -1, Msg: /expired/ }],
    ['a member’s phone', { phone: '13800000001' }, { Code: -1, Msg: /another member/ }],
    ['a member’s card', { membershipCard: '600000000001' }, { Code: -1, Msg: /in use/ }],
    ['a wrong number', { idNo: '310104199003074511' }, { Code: -1, Msg: /check it/ }],
    ['a name put together otherwise', { name: 'ZHOU/XIAOXIA' }, { Code: -1, Msg: /check it/ }],
    ['an adult as a child', { infant: true }, { Code: -1, Msg: /check it/ }],
  ])('refuses %s', async (_, change, told) => {
    const known = airline.accounts.all().length;
    const answer = await enrol(change);
    for (const [key, value] of Object.entries(told))
      if (value instanceof RegExp) expect(answer[key]).toMatch(value);
      else expect(answer[key]).toBe(value);
    expect(airline.accounts.all()).toHaveLength(known);
  });

  it('sends one code a minute, and says that none goes out', async () => {
    const ask = (mobile: string) =>
      answerTo(airline, sendCodeBySMS, { purpose: 'register', countryCode: '86', mobile });
    expect((await ask('13900000010')).body).toEqual({ Code: 200, Msg: 'success' });
    await ask('13900000010');
    expect(airline.messages()).toMatchObject([{ purpose: 'register', to: '+8613900000010' }]);
    airline.freeze('2026-06-01T10:01:00+08:00');
    await ask('13900000010');
    expect(airline.messages()).toHaveLength(2);
    expect((await ask(busyPhone)).body).toMatchObject({
      Code: 200,
      Msg: expect.not.stringMatching('success'),
    });
  });
});
