import {
  addBeneficiary,
  bindAndLogin,
  calls,
  deleteBeneficiary,
  noticeList,
  queryBeneficiary,
  signOut,
} from '@mapp/kit/contracts';
import { describe, expect, it } from 'vitest';
import { answerTo, payloads } from './ask.ts';
import { createAirline, faultKinds, type Airline } from './engine.ts';
import { createRepeats, keptAnswers } from './repeats.ts';

const now = '2026-06-01T10:00:00+08:00';
const first = '600000000001';
const envelope = { transactionId: '3f0a2b5c-8d1e-4c6f-9a7b-1e2d3c4b5a69' };
const writes = calls.filter(({ write }) => write).map((call) => [call.name, call] as const);

async function count(airline: Airline, cardNo = first): Promise<number> {
  const { body } = await answerTo(airline, queryBeneficiary, {}, { token: airline.signIn(cardNo) });
  return queryBeneficiary.response.parse(body['data']).uniBeneficiary.uniBeneficiaryDetails.length;
}

describe('a write that is sent again', () => {
  it.each(writes)('%s gets its first answer', async (_name, call) => {
    const airline = createAirline({ now });
    const asking = { token: airline.signIn(first), envelope };
    const { body } = await answerTo(airline, call, undefined, asking);
    expect(body['Code'] ?? 200).toBe(200);
    expect((await answerTo(airline, call, undefined, asking)).body).toEqual(body);
  });

  const withFields = writes.filter(([name]) => Object.keys(payloads[name] ?? {}).length > 0);
  it.each(withFields)(
    '%s is refused with another payload, and keeps its first answer',
    async (name, call) => {
      const airline = createAirline({ now });
      const asking = { token: airline.signIn(first), envelope };
      const { body } = await answerTo(airline, call, undefined, asking);
      const [field] = Object.keys(payloads[name] ?? {});
      const other = { ...payloads[name], [field as string]: 'something else' };
      expect((await answerTo(airline, call, other, asking)).body).toMatchObject({ Code: 40_902 });
      expect((await answerTo(airline, call, undefined, asking)).body).toEqual(body);
    },
  );

  it.each(writes)('%s is refused where it is meant for somebody else', async (_name, call) => {
    const airline = createAirline({ now });
    const asking = { token: airline.signIn(first), envelope };
    const others = await answerTo(airline, call, undefined, { ...asking, subject: 'U71000002' });
    expect(others.body).toMatchObject({ Code: 40_901 });
    const { body } = await answerTo(airline, call, undefined, { ...asking, subject: 'U71000001' });
    expect(body['Code'] ?? 200).toBe(200);
    const repeated = await answerTo(airline, call, undefined, { ...asking, subject: 'U71000002' });
    expect(repeated.body).toMatchObject({ Code: 40_901 });
  });

  it('keeps its payload after a refusal', async () => {
    const airline = createAirline({ now });
    const asking = { token: airline.signIn('600000000004'), envelope };
    const { body } = await answerTo(airline, addBeneficiary, undefined, asking);
    expect(body['Code']).toBe(-1);
    const other = { ...payloads['addBeneficiary'], birthday: '1991-03-07' };
    expect((await answerTo(airline, addBeneficiary, other, asking)).body).toMatchObject({ Code: 40_902 });
  });

  it('is carried out once, however many arrive at the same time', async () => {
    const airline = createAirline({ now });
    const asking = { token: airline.signIn(first), envelope };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => answerTo(airline, addBeneficiary, undefined, asking)),
    );
    expect(answers.every(({ body }) => body['Code'] === 200)).toBe(true);
    expect(await count(airline)).toBe(7);
  });

  it('is the same one in another session and in capital letters', async () => {
    const airline = createAirline({ now });
    const id = envelope.transactionId.toUpperCase();
    await answerTo(airline, addBeneficiary, undefined, { token: airline.signIn(first), envelope });
    const { body } = await answerTo(airline, addBeneficiary, undefined, {
      token: airline.signIn(first),
      envelope: { transactionId: id },
    });
    expect(body['Code']).toBe(200);
    expect(await count(airline)).toBe(7);
  });

  it('is looked at anew after a refusal', async () => {
    const airline = createAirline({ now });
    const asking = { token: airline.signIn('600000000004'), envelope };
    const { body } = await answerTo(airline, addBeneficiary, undefined, asking);
    expect(body['Code']).toBe(-1);
    await answerTo(airline, deleteBeneficiary, { beneficiaryId: 'B-0004-1' }, { token: asking.token });
    const anew = await answerTo(airline, addBeneficiary, undefined, asking);
    expect(anew.body['Code']).toBe(200);
    expect((await answerTo(airline, addBeneficiary, undefined, asking)).body).toEqual(anew.body);
  });

  it('is another one with another id, of another member, or as another call', async () => {
    const airline = createAirline({ now });
    const token = airline.signIn(first);
    await answerTo(airline, addBeneficiary, undefined, { token, envelope });
    const again = await answerTo(airline, addBeneficiary, undefined, { token });
    expect(again.body['Code']).toBe(-1);
    const other = { token: airline.signIn('600000000002'), envelope };
    expect((await answerTo(airline, addBeneficiary, undefined, other)).body['Code']).toBe(200);
    expect(await count(airline, '600000000002')).toBe(1);
    await answerTo(airline, deleteBeneficiary, undefined, { token, envelope });
    expect(await count(airline)).toBe(6);
  });

  it('needs its member, unless it is the sign-out itself', async () => {
    const airline = createAirline({ now });
    const token = airline.signIn(first);
    await answerTo(airline, addBeneficiary, undefined, { token, envelope });
    expect(
      (await answerTo(airline, addBeneficiary, undefined, { token: 'made-up', envelope })).body,
    ).toMatchObject({
      Code: 401,
    });
    await answerTo(airline, signOut, {}, { token, envelope });
    expect((await answerTo(airline, signOut, {}, { token })).body).toMatchObject({ Code: 401 });
    expect((await answerTo(airline, signOut, {}, { token, envelope })).body).toMatchObject({ code: '200' });
    expect((await answerTo(airline, queryBeneficiary, {}, { token, envelope })).body).toMatchObject({
      Code: 401,
    });
  });

  it('binds a guest once', async () => {
    const airline = createAirline({ now });
    const bind = async () => (await answerTo(airline, bindAndLogin, undefined, { envelope })).body;
    expect(await bind()).toEqual(await bind());
  });

  it('is carried out anew after the reset', async () => {
    const airline = createAirline({ now });
    await answerTo(airline, addBeneficiary, undefined, { token: airline.signIn(first), envelope });
    airline.reset();
    await answerTo(airline, addBeneficiary, undefined, { token: airline.signIn(first), envelope });
    expect(await count(airline)).toBe(7);
  });

  it('is not remembered when it did not reach the airline, or did not fit', async () => {
    const airline = createAirline({ now });
    const asking = { token: airline.signIn(first), envelope };
    airline.fault({ path: addBeneficiary.path, kind: 'refused' });
    expect((await answerTo(airline, addBeneficiary, undefined, asking)).body['Code']).toBe(-1);
    expect((await answerTo(airline, addBeneficiary, { relation: 'S' }, asking)).body['Code']).toBe(-1);
    expect((await answerTo(airline, addBeneficiary, undefined, asking)).body['Code']).toBe(200);
  });
});

describe('a read that is sent again', () => {
  it('is answered anew', async () => {
    const airline = createAirline({ now });
    const asking = { token: airline.signIn(first), envelope };
    const before = await answerTo(airline, queryBeneficiary, {}, asking);
    await answerTo(airline, addBeneficiary, undefined, asking);
    expect(await answerTo(airline, queryBeneficiary, {}, asking)).not.toEqual(before);
  });
});

describe('a fault after the airline has acted', () => {
  const send = (airline: Airline, token: string) =>
    airline.receive(addBeneficiary, {
      method: 'POST',
      path: addBeneficiary.path,
      query: '',
      headers: { 'x-sales-channel': btoa('7701'), 'x-user-token': token },
      cookies: {},
      body: '',
      fields: {
        ...payloads['addBeneficiary'],
        ...envelope,
        salesChannel: btoa('7701'),
        moduleX: 'beneficiaries',
        os: 'Web',
        language: 'en',
        appVersion: '1.0.0',
        thirdpartyParam: {},
      },
    });
  const kinds = faultKinds.filter((kind) => kind !== 'slow');

  it.each(kinds)('%s: the write is done, and sending it again tells', async (kind) => {
    const airline = createAirline({ now });
    const token = airline.signIn(first);
    airline.fault({ path: addBeneficiary.path, kind, after: true });
    const struck = await send(airline, token);
    const untouched = createAirline({ now });
    untouched.fault({ path: addBeneficiary.path, kind });
    expect(struck).toEqual(await send(untouched, untouched.signIn(first)));
    expect([await count(airline), await count(untouched)]).toEqual([7, 6]);
    expect(await send(airline, token)).toMatchObject({
      kind: 'answer',
      body: expect.stringContaining('"Code":200') as string,
    });
    expect(await count(airline)).toBe(7);
  });

  it('slow is the true answer, late, either way', async () => {
    const airline = createAirline({ now });
    airline.fault({ path: addBeneficiary.path, kind: 'slow', after: true });
    const struck = await send(airline, airline.signIn(first));
    expect(struck).toMatchObject({ slow: true, body: expect.stringContaining('"Code":200') as string });
    expect(await count(airline)).toBe(7);
  });

  it('stands in the journal', async () => {
    const airline = createAirline({ now });
    airline.fault({ path: '*', kind: 'refused', after: true });
    airline.fault({ path: '*', kind: 'refused' });
    await answerTo(airline, noticeList);
    await answerTo(airline, noticeList);
    const [after, before] = airline.requests();
    expect(after).toMatchObject({ fault: 'refused', after: true });
    expect(before).not.toHaveProperty('after');
  });
});

it('keeps so many answers, and forgets the oldest', async () => {
  const repeats = createRepeats();
  for (let index = 0; index <= keptAnswers; index += 1)
    repeats.keep(String(index), 'sent', Promise.resolve({ kind: 'silence' }));
  expect(repeats.first('0', 'sent')).toBeUndefined();
  await expect(repeats.first('1', 'sent')).resolves.toEqual({ kind: 'silence' });
  await expect(repeats.first(String(keptAnswers), 'sent')).resolves.toEqual({ kind: 'silence' });
  repeats.clear();
  expect(repeats.first('1', 'sent')).toBeUndefined();
});

it('keeps whose an id is when it forgets the answer', () => {
  const repeats = createRepeats();
  repeats.forget('never seen');
  repeats.keep('action', 'sent', Promise.resolve({ kind: 'silence' }));
  repeats.forget('action');
  expect([repeats.first('action', 'sent'), repeats.first('action', 'other')]).toEqual([
    undefined,
    'conflict',
  ]);
});
