import {
  checkRecoveryCode,
  confirmRecoveryName,
  findRecoveryMember,
  recoveryProgress,
  resetForgottenPassword,
  sendRecoveryCode,
  type Call,
} from '@mapp/kit/contracts';
import { describe, expect, it } from 'vitest';
import { answerTo } from '../ask.ts';
import { createAirline } from '../engine.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A recovery of one member, as a client would go through it. */
async function begin(who: Fields = { idType: 'NI', idNo: '310104199103072512' }) {
  const airline = createAirline({ now: '2026-06-01T10:00:00+08:00' });
  const ask = async (call: Call, payload: Fields) => (await answerTo(airline, call, payload)).body;
  const found = await ask(findRecoveryMember, who);
  const { validatetoken } = (found['data'] ?? {}) as { validatetoken?: string };
  const go = (call: Call, payload: Fields = {}) => ask(call, { validatetoken, ...payload });
  return { airline, found, go };
}

const named = { firstName: '张', secName: '三' };
const phone = { accountOfSendCode: 'mobile' };
const right = { ...phone, sendCode: '246810' };
const fresh = 'Sunrise2026';
const passwords = { newPassword: fresh, confirmNewPassword: fresh };

async function verified(who?: Fields) {
  const recovery = await begin(who);
  await recovery.go(confirmRecoveryName, named);
  await recovery.go(sendRecoveryCode, phone);
  await recovery.go(checkRecoveryCode, right);
  return recovery;
}

it.each(['zh', 'en', 'ja', 'ko', 'ru'])(
  'says in %s that the code was sent, as the contract reads it',
  async (language) => {
    const { go } = await begin();
    await go(confirmRecoveryName, named);
    const { Msg } = await go(sendRecoveryCode, { ...phone, language });
    expect(sendRecoveryCode.onlyMessage?.test(String(Msg))).toBe(true);
    expect(sendRecoveryCode.onlyMessage?.test('请稍后再试')).toBe(false);
  },
);

describe('finding', () => {
  it.each([
    [{ idType: 'NI', idNo: '310104199103072512' }, '138****0001', 'zh****@example.com'],
    [{ memberCardNo: '600000000002' }, '138****0002', undefined],
    [{ memberCardNo: '600000000003' }, undefined, 'wa****@example.com'],
  ])('%o offers %s and %s', async (who, mobileNumber, email) => {
    const { found } = await begin(who);
    expect(found['data']).toMatchObject({ ...(mobileNumber && { mobileNumber }), ...(email && { email }) });
    expect(Object.keys(found['data'] as object)).toHaveLength(4 + Number(!!mobileNumber) + Number(!!email));
  });

  it('hides the first character of the given name', async () => {
    const { found } = await begin({ memberCardNo: '600000000003' });
    expect(found['data']).toMatchObject({ cnfamilyname: '王', cngivenName: '*国' });
  });

  it('says no to a stranger, and it is no expired page', async () => {
    const { found } = await begin({ memberCardNo: '600000000099' });
    expect(found).toMatchObject({ Code: -2, Msg: '没有找到会员，请核对证件或卡号' });
  });
});

describe('the way', () => {
  it('sets the password, once', async () => {
    const { airline, go } = await verified();
    expect(await go(recoveryProgress)).toMatchObject({ data: { step: 'password', codes: 1 } });
    expect(await go(resetForgottenPassword, passwords)).toMatchObject({ Code: 200, Msg: 'success' });
    expect(airline.accounts.passwordOf('600000000001')).toBe(fresh);
    expect(await go(recoveryProgress)).toMatchObject({ data: { step: 'done' } });
    expect(await go(resetForgottenPassword, passwords)).toMatchObject({ Code: -1 });
    airline.reset();
    expect(airline.accounts.passwordOf('600000000001')).toBe('Mapp1234');
  });

  it('takes no step before the one that comes first', async () => {
    const { go } = await begin();
    expect(await go(sendRecoveryCode, phone)).toMatchObject({ Code: -1 });
    expect(await go(checkRecoveryCode, right)).toMatchObject({ Code: -1 });
    expect(await go(resetForgottenPassword, passwords)).toMatchObject({ Code: -1 });
  });

  it('knows the name in both writings, and no other', async () => {
    const { go } = await begin();
    expect(await go(confirmRecoveryName, { firstName: '张', secName: '四' })).toMatchObject({ Code: -2 });
    expect(await go(confirmRecoveryName, { firstName: 'zhang', secName: 'san' })).toMatchObject({
      Code: 200,
    });
  });

  it('answers true to the right code alone, and to the one that was asked for', async () => {
    const { go } = await begin();
    await go(confirmRecoveryName, named);
    // The text true is the whole body.
    const codeTo = async (fields: Fields) => JSON.stringify(await go(checkRecoveryCode, fields)) === 'true';
    expect(await codeTo(right)).toBe(false);
    await go(sendRecoveryCode, phone);
    expect(await codeTo({ ...phone, sendCode: '135790' })).toBe(false);
    expect(await codeTo({ accountOfSendCode: 'email', sendCode: '246810' })).toBe(false);
    expect(await codeTo(right)).toBe(true);
    expect(await go(checkRecoveryCode, { ...phone, sendCode: '000000' })).toMatchObject({ Code: -1 });
  });

  it('expires after a quarter of an hour', async () => {
    const { airline, go } = await verified();
    airline.freeze('2026-06-01T10:15:00+08:00');
    expect(await go(resetForgottenPassword, passwords)).toMatchObject({ Code: -1 });
  });

  it('refuses the old password, and one that is none', async () => {
    const { go } = await verified();
    for (const word of ['Mapp1234', 'short'])
      expect(await go(resetForgottenPassword, { newPassword: word, confirmNewPassword: word })).toMatchObject(
        {
          Code: -2,
        },
      );
  });
});

describe('a new contact', () => {
  const newPhone = { ...phone, countryCode: '86', newPhone: '13912340987' };

  it('takes the place of the old one, and the phone only once', async () => {
    const { airline, go } = await begin();
    await go(confirmRecoveryName, named);
    await go(sendRecoveryCode, newPhone);
    await go(checkRecoveryCode, { ...newPhone, sendCode: '246810' });
    expect(airline.accounts.byCard('600000000001')?.phone).toBe('13912340987');
    expect(await go(sendRecoveryCode, { ...newPhone, newPhone: '13912340988' })).toMatchObject({ Code: -2 });
    const address = { accountOfSendCode: 'email', newEmail: 'new@example.com' };
    expect(await go(sendRecoveryCode, address)).toMatchObject({ Code: 200 });
  });

  it('needs a document, and is nobody else’s', async () => {
    const byCard = await begin({ memberCardNo: '600000000001' });
    await byCard.go(confirmRecoveryName, named);
    expect(await byCard.go(sendRecoveryCode, newPhone)).toMatchObject({ Msg: '更换联系方式需用证件找回' });
    const { go } = await begin();
    await go(confirmRecoveryName, named);
    expect(await go(sendRecoveryCode, { ...newPhone, newPhone: '13800000002' })).toMatchObject({ Code: -2 });
  });
});
