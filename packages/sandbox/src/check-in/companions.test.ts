import {
  addCompanion,
  changeCompanion,
  checkIn,
  companions,
  findTicket,
  joinCompanions,
  removeCompanion,
  verifyTicket,
} from '@mapp/kit/contracts';
import { describe, expect, it } from 'vitest';
import { payloads } from '../ask.ts';
import { companions as ids, passengers, segments, tickets } from '../seed/check-in/ids.ts';
import { counterOf, seatsFor } from './asked.support.ts';

const { first, abroad } = segments;
const newcomer = payloads['addCompanion'] ?? {};
const shows = (idNo: string, idType = 'NI') => ({
  ...newcomer,
  identity: { idType, idNo, issueCountry: 'CN' },
});

describe('companions', () => {
  it('begin with the member', async () => {
    const { companions: list } = await counterOf().get(companions);
    expect(list.map(({ companionId, self }) => [companionId, self])).toEqual([
      [ids.self, true],
      [ids.friend, false],
      [ids.holder, false],
      [ids.child, false],
      [ids.foreigner, false],
    ]);
  });

  it.each([
    ['oneself', shows('310104199103072512'), 'CKI17'],
    ['oneself by passport, in small letters', shows(' e71000001 ', 'PP'), 'CKI17'],
    ['nobody twice', shows('EB1234567', 'PP'), 'ok'],
    ['a wrong number', shows('310104199003074511'), /not right/],
  ])('are not %s', async (_name, payload, expected) => {
    const { outcome } = counterOf();
    const said = await outcome(addCompanion, payload);
    if (typeof expected === 'string') expect(said).toBe(expected);
    else expect(said).toMatch(expected);
  });

  it('are nobody twice, whoever comes first', async () => {
    const { get, outcome } = counterOf();
    const { companionId } = await get(addCompanion, newcomer);
    expect(await outcome(addCompanion, newcomer)).toBe('CKI18');
    expect(await outcome(changeCompanion, { companionId: ids.friend, ...newcomer })).toBe('CKI18');
    expect(await outcome(changeCompanion, { companionId, ...newcomer, phone: '' })).toBe('ok');
    expect(await outcome(removeCompanion, { companionId })).toBe('ok');
    expect(await outcome(removeCompanion, { companionId })).toMatch(/not found/);
    expect(await outcome(changeCompanion, { companionId: ids.self, ...newcomer })).toMatch(/not found/);
  });
});

describe('joining', () => {
  it('takes who holds a ticket for the same flight, once', async () => {
    const { get, segment } = counterOf();
    const companionIds = [ids.holder, ids.child, ids.foreigner];
    expect(await get(joinCompanions, { segmentId: first, companionIds })).toEqual({
      without: [ids.foreigner],
    });
    await get(joinCompanions, { segmentId: first, companionIds });
    const names = (await segment(first)).passengers.map(({ name }) => name);
    expect(names).toEqual(['San Zhang', 'Si Li', 'Xiaosui Zhang', 'Xiong Shan', 'Yinuo Liu']);
  });

  it('takes nobody to another flight', async () => {
    const { get } = counterOf();
    expect(await get(joinCompanions, { segmentId: abroad, companionIds: [ids.holder] })).toEqual({
      without: [ids.holder],
    });
  });

  it('leaves no children alone', async () => {
    const { get, outcome } = counterOf();
    const { bookingId } = await get(findTicket, { ...tickets.child });
    await get(verifyTicket, { bookingId, ...tickets.child });
    const segmentId = 'S-0001-21';
    expect(await outcome(joinCompanions, { segmentId, companionIds: [ids.child] })).toBe('CKI19');
    expect(await outcome(checkIn, seatsFor(segmentId, { 'P-0001-21': '22A' }))).toBe('CKI19');
    expect(await outcome(joinCompanions, { segmentId, companionIds: [ids.holder, ids.child] })).toBe('ok');
  });
});

describe('finding a ticket', () => {
  const { ok } = tickets;
  it.each([
    ['as it is', ok, false],
    ['with a dash and spaces', { ...ok, ticketNo: '781-23000 00001' }, false],
    ['by the name on the ticket', { ...ok, name: 'liu yang' }, false],
    ['of the member’s own', tickets.known, true],
  ])('%s', async (_name, payload, known) => {
    expect(await counterOf().get(findTicket, payload)).toMatchObject({ known });
  });

  it.each([
    ['another name', { ...ok, name: '刘阳' }, 'CKI12'],
    ['another number', { ...ok, ticketNo: '7812300000099' }, 'CKI12'],
    ['another airline', tickets.otherAirline, 'CKI16'],
  ])('not by %s', async (_name, payload, code) => {
    expect(await counterOf().outcome(findTicket, payload)).toBe(code);
  });

  it('adds it once its document is told', async () => {
    const { get, outcome, segment } = counterOf();
    const { bookingId } = await get(findTicket, ok);
    expect(await outcome(verifyTicket, { bookingId, idType: 'NI', idNo: tickets.known.idNo })).toBe('CKI13');
    expect(await outcome(verifyTicket, { bookingId, ...ok })).toBe('ok');
    expect(await segment('S-0001-21')).toMatchObject({
      flightNo: 'MU5101',
      passengers: [{ name: 'Yang Liu', relation: 'other', state: 'open' }],
    });
    expect(await get(findTicket, ok)).toEqual({ bookingId, known: true });
    expect(await outcome(verifyTicket, { bookingId, ...ok })).toBe('ok');
    expect(passengers.self).toBe('P-0001-1');
  });
});
