import {
  addBeneficiary,
  calls,
  deleteBeneficiary,
  queryBeneficiary,
  updateBeneficiary,
  type BeneficiaryList,
  type Call,
} from '@mapp/kit/contracts';
import { addDays, beneficiaryName, credentialOf, shareIdentity, waitingDays } from '@mapp/kit/rules';
import { documentNumber } from '@mapp/kit/validators';
import { describe, expect, it } from 'vitest';
import { answerTo, payloads } from './ask.ts';
import { createAirline, type Airline } from './engine.ts';
import { languages } from './language.ts';
import { mostBeneficiaries, waitingPeriod } from './roster.ts';
import { members } from './seed/members.ts';

const now = '2026-06-01T10:00:00+08:00';
const today = '2026-06-01';
const [first, none, , full] = members;
const newcomer = payloads['addBeneficiary'] ?? {};
const document = (idNo: string, idType = 'NI') => ({ ...newcomer, idList: [{ idType, idNo }] });

async function listOf(airline: Airline, cardNo = first.cardNo): Promise<BeneficiaryList> {
  const { body } = await answerTo(airline, queryBeneficiary, {}, { token: airline.signIn(cardNo) });
  return queryBeneficiary.response.parse(body['data']).uniBeneficiary;
}

/** A write of a member, and what it says. */
async function write(
  airline: Airline,
  call: Call,
  payload: Readonly<Record<string, unknown>>,
  { cardNo = first.cardNo, language = 'en' } = {},
): Promise<unknown> {
  const { body } = await answerTo(airline, call, payload, { token: airline.signIn(cardNo), language });
  return body['Code'] === 200 ? 200 : body['Msg'];
}

const namesIn = ({ uniBeneficiaryDetails }: BeneficiaryList): string[] =>
  uniBeneficiaryDetails.map(beneficiaryName);

describe('the first list', () => {
  it('has every status, and room for two', async () => {
    const { beneficiaryMax, uniBeneficiaryDetails } = await listOf(createAirline({ now }));
    expect(beneficiaryMax).toBe(mostBeneficiaries);
    expect(
      uniBeneficiaryDetails.map((one) => [
        beneficiaryName(one),
        one.relation,
        waitingDays(one.beneficiaryDate, new Date(now)),
      ]),
    ).toEqual([
      ['张建国', 'F', undefined],
      ['陈小满', '', 47],
      ['张晓𬭼', 'D', undefined],
      ['MILLER ANNA ROSE', 'A', 2],
      ['欧阳静宜', 'M', 2],
      ['李四', 'S', undefined],
    ]);
    expect(uniBeneficiaryDetails[1]?.relationText).toBe('继子女');
    expect(uniBeneficiaryDetails[5]?.idList).toHaveLength(3);
    expect(
      uniBeneficiaryDetails.map(({ idList }) => idList.find(({ idType }) => idType === 'PP')?.expireDate),
    ).toEqual(['2026-04-22', undefined, undefined, '2030-08-01', undefined, '2026-06-21']);
  });

  it('is empty, or full', async () => {
    const airline = createAirline({ now });
    expect((await listOf(airline, none?.cardNo)).uniBeneficiaryDetails).toEqual([]);
    expect((await listOf(airline, full?.cardNo)).uniBeneficiaryDetails).toHaveLength(mostBeneficiaries);
  });

  it.each(members.map(({ cardNo }) => cardNo))('of %s would be accepted as it is', async (cardNo) => {
    const { uniBeneficiaryDetails } = await listOf(createAirline({ now }), cardNo);
    const documents = uniBeneficiaryDetails.flatMap(({ idList }) => idList);
    for (const { idNo, idType, issueCountry = '' } of documents) {
      const kind = credentialOf(idType)?.kind ?? 'other';
      expect(documentNumber(idNo, kind, { today, country: issueCountry })).toEqual({ ok: true, value: idNo });
    }
    for (const [index, one] of uniBeneficiaryDetails.entries())
      expect(
        uniBeneficiaryDetails.slice(index + 1).some((other) => shareIdentity(one.idList, other.idList)),
      ).toBe(false);
  });

  it('stays while the clock goes on, so that a wait ends', async () => {
    const airline = createAirline({ now });
    const before = await listOf(airline);
    const left = async (name: string) => {
      const { uniBeneficiaryDetails } = await listOf(airline);
      const one = uniBeneficiaryDetails.find((each) => beneficiaryName(each) === name);
      return waitingDays(one?.beneficiaryDate ?? '', airline.now());
    };
    airline.freeze('2026-06-01T23:59:59+08:00');
    expect(await listOf(airline)).toEqual(before);
    expect([await left('MILLER ANNA ROSE'), await left('欧阳静宜')]).toEqual([undefined, 2]);
    airline.freeze('2026-06-02T00:00:00+08:00');
    expect([await left('欧阳静宜'), await left('陈小满')]).toEqual([undefined, 46]);
  });
});

describe('the documents on file', () => {
  it.each(members)('of $cardNo are right', ({ identities, birthday, gender }) => {
    for (const { idNo, idType } of identities) {
      const kind = credentialOf(idType)?.kind ?? 'other';
      expect(documentNumber(idNo, kind, { today, country: 'CN' })).toEqual({ ok: true, value: idNo });
      if (kind !== 'identityCard') continue;
      expect(idNo.slice(6, 14)).toBe(birthday.replaceAll('-', ''));
      expect(Number(idNo[16]) % 2).toBe(gender === 'M' ? 1 : 0);
    }
  });
});

describe('adding', () => {
  it('puts somebody at the end, usable after the waiting period', async () => {
    const airline = createAirline({ now });
    expect(await write(airline, addBeneficiary, newcomer)).toBe(200);
    const { uniBeneficiaryDetails } = await listOf(airline);
    expect(uniBeneficiaryDetails).toHaveLength(7);
    expect(uniBeneficiaryDetails.at(-1)).toEqual({
      ...newcomer,
      beneficiaryId: 'N-0001-1',
      beneficiaryDate: addDays(today, waitingPeriod),
    });
    expect(addDays(today, waitingPeriod)).toBe('2026-07-31');
  });

  it('keeps numbers as the rules write them', async () => {
    const airline = createAirline({ now });
    const idList = [
      { idType: 'NI', idNo: '11010519491231002x' },
      { idType: 'PP', idNo: ' e9988-7766 ', issueCountry: 'CN' },
      { idType: 'OTHER', idNo: 'as it is' },
    ];
    expect(await write(airline, addBeneficiary, { ...newcomer, idList })).toBe(200);
    const { uniBeneficiaryDetails } = await listOf(airline);
    expect(uniBeneficiaryDetails.at(-1)?.idList.map(({ idNo }) => idNo)).toEqual([
      '11010519491231002X',
      'E99887766',
      'as it is',
    ]);
  });

  it.each([
    '310104199003074510',
    '310104201806010035',
    '310104202601150020',
    '310104194402290015',
    '11010519491231002X',
  ])('takes the documented number %s', async (idNo) => {
    expect(await write(createAirline({ now }), addBeneficiary, document(idNo))).toBe(200);
  });

  it('ends when there are as many as allowed, and goes on after a removal', async () => {
    const airline = createAirline({ now });
    expect(await write(airline, addBeneficiary, newcomer)).toBe(200);
    expect(await write(airline, addBeneficiary, document('310104201806010035'))).toBe(200);
    const third = document('310104194402290015');
    expect(await write(airline, addBeneficiary, third)).toMatch(/as many beneficiaries/);
    expect((await listOf(airline)).uniBeneficiaryDetails).toHaveLength(mostBeneficiaries);
    expect(await write(airline, deleteBeneficiary, { beneficiaryId: 'N-0001-1' })).toBe(200);
    expect(await write(airline, addBeneficiary, third)).toBe(200);
    const ids = (await listOf(airline)).uniBeneficiaryDetails.map(({ beneficiaryId }) => beneficiaryId);
    expect(ids.slice(-2)).toEqual(['N-0001-2', 'N-0001-3']);
  });

  it.each([
    ['another beneficiary’s', document('310104199208153386'), /belongs to one of your beneficiaries/],
    ['another’s, written otherwise', document('e8345-6721', 'PP'), /belongs to one of your beneficiaries/],
    ['the member’s own', document(first.identities[0]?.idNo ?? ''), /your own beneficiary/],
    ['the member’s own passport', document('e71000001', 'PP'), /your own beneficiary/],
    ['an ID card with a wrong check digit', document('310104199003074511'), /not right/],
    ['an ID card of no day', document('310104199002304519'), /not right/],
    ['a passport that is too short', document('E12', 'PP'), /not right/],
    [
      'one wrong number beside a right one',
      { ...newcomer, idList: [...(newcomer['idList'] as object[]), { idType: 'PP', idNo: '1' }] },
      /not right/,
    ],
  ])('refuses %s', async (_what, payload, message) => {
    const airline = createAirline({ now });
    const before = await listOf(airline);
    expect(await write(airline, addBeneficiary, payload)).toMatch(message);
    expect(await listOf(airline)).toEqual(before);
  });

  it('measures a passport by who issued it, else by the person’s country', async () => {
    const airline = createAirline({ now });
    const passport = (country: string, issueCountry?: string) => ({
      ...newcomer,
      country,
      idList: [{ idType: 'PP', idNo: '1234567', ...(issueCountry && { issueCountry }) }],
    });
    expect(await write(airline, addBeneficiary, passport('CN'))).toMatch(/not right/);
    expect(await write(airline, addBeneficiary, passport('US', 'CN'))).toMatch(/not right/);
    expect(await write(airline, addBeneficiary, passport('US'))).toBe(200);
  });
});

describe('changing', () => {
  it('keeps the place, the id and the day', async () => {
    const airline = createAirline({ now });
    const before = await listOf(airline);
    expect(await write(airline, updateBeneficiary, { beneficiaryId: 'B-0001-5', ...newcomer })).toBe(200);
    const after = await listOf(airline);
    expect(namesIn(after)).toEqual(namesIn(before).with(4, '周小夏'));
    expect(after.uniBeneficiaryDetails[4]).toEqual({
      ...newcomer,
      beneficiaryId: 'B-0001-5',
      beneficiaryDate: '2026-06-02',
    });
  });

  it('takes everybody of the first list as they are, even when it is full', async () => {
    for (const member of [first, full]) {
      const airline = createAirline({ now });
      const before = await listOf(airline, member?.cardNo);
      for (const { beneficiaryDate: _, ...one } of before.uniBeneficiaryDetails)
        expect(await write(airline, updateBeneficiary, one, { cardNo: member?.cardNo })).toBe(200);
      expect(await listOf(airline, member?.cardNo)).toEqual(before);
    }
  });

  it.each([
    ['somebody unknown', { beneficiaryId: 'B-0001-9', ...newcomer }, /not found/],
    ['somebody else’s beneficiary', { beneficiaryId: 'B-0004-1', ...newcomer }, /not found/],
    [
      'another’s document',
      { beneficiaryId: 'B-0001-1', ...document('310104199208153386') },
      /belongs to one/,
    ],
    ['the member’s own', { beneficiaryId: 'B-0001-1', ...document('310104199103072512') }, /your own/],
    ['a wrong number', { beneficiaryId: 'B-0001-1', ...document('310104199003074511') }, /not right/],
  ])('refuses %s', async (_what, payload, message) => {
    const airline = createAirline({ now });
    const before = await listOf(airline);
    expect(await write(airline, updateBeneficiary, payload)).toMatch(message);
    expect(await listOf(airline)).toEqual(before);
  });
});

describe('removing', () => {
  it('takes one off the list, once', async () => {
    const airline = createAirline({ now });
    expect(await write(airline, deleteBeneficiary, { beneficiaryId: 'B-0001-3' })).toBe(200);
    expect(namesIn(await listOf(airline))).not.toContain('张晓𬭼');
    expect(await write(airline, deleteBeneficiary, { beneficiaryId: 'B-0001-3' })).toMatch(/not found/);
    expect((await listOf(airline)).uniBeneficiaryDetails).toHaveLength(5);
  });

  it('leaves other members’ alone', async () => {
    const airline = createAirline({ now });
    expect(await write(airline, deleteBeneficiary, { beneficiaryId: 'B-0004-1' })).toMatch(/not found/);
    expect((await listOf(airline, full?.cardNo)).uniBeneficiaryDetails).toHaveLength(mostBeneficiaries);
  });
});

describe('refusals', () => {
  it.each([
    ['full', addBeneficiary, newcomer, full?.cardNo],
    ['taken', addBeneficiary, document('310104199208153386'), first.cardNo],
    ['own', addBeneficiary, document('310104199103072512'), first.cardNo],
    ['number', addBeneficiary, document('1'), first.cardNo],
    ['unknown', deleteBeneficiary, { beneficiaryId: 'nobody' }, first.cardNo],
  ] as const)('speak the language of the request: %s', async (_why, call, payload, cardNo) => {
    const airline = createAirline({ now });
    const said = await Promise.all(
      languages.map((language) => write(airline, call, payload, { cardNo, language })),
    );
    expect(new Set(said).size).toBe(5);
    for (const text of said) expect(text).toMatch(/\S/);
  });
});

it('goes back to the first list with the reset', async () => {
  const airline = createAirline({ now });
  const before = await listOf(airline);
  await write(airline, addBeneficiary, newcomer);
  await write(airline, deleteBeneficiary, { beneficiaryId: 'B-0001-1' });
  airline.reset();
  expect(await listOf(airline)).toEqual(before);
  expect(calls.filter((call) => call.area === 'beneficiaries' && call.write)).toHaveLength(3);
});
