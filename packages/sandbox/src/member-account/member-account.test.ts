import {
  addDocument,
  changeDocument,
  checkIdentity,
  memberAccount,
  removeDocument,
  saveEmail,
  saveLoginPassword,
  saveMobile,
  savePointsPassword,
  savePreferences,
  type Call,
  type MemberAccount,
} from '@mapp/kit/contracts';
import { describe, expect, it } from 'vitest';
import { answerTo } from '../ask.ts';
import { createAirline } from '../engine.ts';

type Fields = Readonly<Record<string, unknown>>;

/** One member's account. */
function accountOf(cardNo: string) {
  const airline = createAirline({ now: '2026-06-01T10:00:00+08:00' });
  const token = airline.signIn(cardNo);
  const go = async (call: Call, payload: Fields = {}) =>
    (await answerTo(airline, call, payload, { token })).body;
  const read = async () => (await go(memberAccount))['data'] as MemberAccount;
  return { airline, go, read };
}

const passport = {
  idType: 'PP',
  idNo: 'E71000006',
  expireDate: '2031-01-31',
  issueCountry: 'CN',
  name: '赵宁',
};

describe('documents', () => {
  it('are masked, the first one is the main one', async () => {
    const { documents } = await accountOf('600000000001').read();
    expect(documents.map(({ idNo, main }) => [idNo, main])).toEqual([
      ['310 •••••••• 2512', true],
      [expect.stringMatching(/^E7 •+ 001$/), false],
    ]);
  });

  it('are added for the member alone, once, and nobody else’s', async () => {
    const { airline, go, read } = accountOf('600000000006');
    expect((await read()).documents).toEqual([]);
    expect(await go(addDocument, { ...passport, name: '赵宇' })).toMatchObject({ Code: -1 });
    expect(await go(addDocument, { ...passport, idType: 'NI', idNo: '310104199103072512' })).toMatchObject({
      Code: -1,
    });
    expect(await go(addDocument, passport)).toMatchObject({ Code: 200 });
    expect(await go(addDocument, passport)).toMatchObject({ Msg: '这个证件已经登记' });
    expect((await read()).documents).toMatchObject([{ idType: 'PP', main: true }]);
    expect(airline.accounts.byCard('600000000006')?.identities).toHaveLength(1);
  });

  it('keep kind and number; the main one keeps everything', async () => {
    const { go, read } = accountOf('600000000001');
    const [main, other] = (await read()).documents;
    const change = (documentId = '') =>
      go(changeDocument, { documentId, expireDate: '2036-09-14', issueCountry: 'CN' });
    expect(await change(main?.documentId)).toMatchObject({ Code: -1 });
    expect(await change('D-0')).toMatchObject({ Code: -1 });
    expect(await change(other?.documentId)).toMatchObject({ Code: 200 });
    expect((await read()).documents[1]).toEqual({ ...other, expireDate: '2036-09-14' });
    expect(await go(removeDocument, { documentId: main?.documentId })).toMatchObject({ Code: -1 });
    expect(await go(removeDocument, { documentId: other?.documentId })).toMatchObject({ Code: 200 });
    expect((await read()).documents).toHaveLength(1);
  });
});

describe('the phone', () => {
  const mobile = { countryCode: '86', mobile: '13912340987', code: '246810' };

  it('is added without a proof, and changed with one, once', async () => {
    const added = accountOf('600000000003');
    expect(await added.go(saveMobile, mobile)).toMatchObject({ Code: 200 });
    expect(await added.read()).toMatchObject({ mobile: '139****0987', mobileChanged: false });

    const { airline, go, read } = accountOf('600000000001');
    expect(await go(saveMobile, mobile)).toMatchObject({ Code: -1, resultCode: 'ACC04' });
    expect(await go(checkIdentity, { purpose: 'mobile', idNo: '310104199103072513' })).toMatchObject({
      resultCode: 'ACC03',
    });
    const { proof } = (await go(checkIdentity, { purpose: 'mobile', idNo: '310104 19910307 2512' }))[
      'data'
    ] as {
      proof: string;
    };
    expect(await go(savePointsPassword, { newPassword: '280519', proof })).toMatchObject({
      resultCode: 'ACC04',
    });
    expect(await go(saveMobile, { ...mobile, code: '135790', proof })).toMatchObject({ resultCode: 'ACC01' });
    expect(await go(saveMobile, { ...mobile, mobile: '13800000002', proof })).toMatchObject({ Code: -1 });
    expect(await go(saveMobile, { ...mobile, proof })).toMatchObject({ Code: 200 });
    expect(await read()).toMatchObject({ mobileChanged: true });
    expect(await go(saveMobile, { ...mobile, mobile: '13912340988', proof })).toMatchObject({
      resultCode: 'ACC02',
    });
    airline.reset();
    expect(airline.accounts.phoneChanged('600000000001')).toBe(false);
  });

  it('a proof holds ten minutes', async () => {
    const { airline, go } = accountOf('600000000001');
    const { proof } = (await go(checkIdentity, { purpose: 'mobile', idNo: '310104199103072512' }))[
      'data'
    ] as {
      proof: string;
    };
    airline.freeze('2026-06-01T10:10:00+08:00');
    expect(await go(saveMobile, { ...mobile, proof })).toMatchObject({ resultCode: 'ACC04' });
  });
});

it('the address is the member’s once its code is right', async () => {
  const { go, read } = accountOf('600000000002');
  expect(await go(saveEmail, { email: 'zhang.san@example.com', code: '246810' })).toMatchObject({ Code: -1 });
  expect(await go(saveEmail, { email: 'li@example.com', code: '1' })).toMatchObject({ resultCode: 'ACC01' });
  await go(saveEmail, { email: 'li@example.com', code: '246810' });
  expect(await read()).toMatchObject({ email: 'li****@example.com' });
});

it('passwords follow their rules, and say when they were set', async () => {
  const { airline, go, read } = accountOf('600000000001');
  const login = (oldPassword: string, newPassword: string) =>
    go(saveLoginPassword, { oldPassword, newPassword });
  expect(await login('Mapp1235', 'Sunrise2026')).toMatchObject({ resultCode: 'ACC05' });
  expect(await login('Mapp1234', 'Mapp1234')).toMatchObject({ Code: -1 });
  expect(await login('Mapp1234', 'short')).toMatchObject({ Code: -1 });
  expect(await read()).not.toHaveProperty('loginPasswordSet');
  await login('Mapp1234', 'Sunrise2026');
  expect(airline.accounts.passwordOf('600000000001')).toBe('Sunrise2026');
  for (const newPassword of ['111111', '123456', '12345'])
    expect(await go(savePointsPassword, { newPassword, proof: 'proof-points' })).toMatchObject({ Code: -1 });
  await go(savePointsPassword, { newPassword: '280519', proof: 'proof-points' });
  const set = '2026-06-01T02:00:00.000Z';
  expect(await read()).toMatchObject({ loginPasswordSet: set, pointsPasswordSet: set });
});

it('wishes are kept', async () => {
  const { go, read } = accountOf('600000000001');
  const wishes = { seat: 'window', meal: 'halal', bySms: false, byEmail: true };
  await go(savePreferences, wishes);
  expect((await read()).preferences).toEqual(wishes);
});
