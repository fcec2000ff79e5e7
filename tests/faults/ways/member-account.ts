import {
  accountOf,
  mainNumber,
  passport,
  proveIdentity,
  typeContact,
  typeExpiry,
  typeLoginPassword,
  typePassport,
  typePointsPassword,
} from '../../e2e/account.support.ts';
import { fieldOf, member } from '../../e2e/beneficiary.support.ts';
import { busy, check, confirmed, press, screenRead, submit } from './ways.support.ts';
import type { Ways } from './way.ts';

const save = submit('account', 'save');
const saving = { tells: 'write', waiting: busy, content: accountOf } as const;
const again = { fire: save, check, absent: ['forms', 'absent.text'] } as const;
const remove = confirmed(
  'account',
  (page, say) => press(page, say, 'account', 'document.remove'),
  'document.remove.confirm',
);

export const memberAccountWays = {
  memberAccount: {
    ...screenRead('/mine/accountManage', ['account', 'failed']),
    content: accountOf,
  },
  addDocument: {
    ...saving,
    address: '/addID?headerTit=passport',
    member: '600000000006',
    act: async (page, say) => {
      await typePassport(page);
      await save(page, say);
    },
    repeat: { ...again, typed: ['number', passport.number] },
  },
  changeDocument: {
    ...saving,
    address: '/mine/editCertificates/1',
    member,
    act: async (page, say) => {
      await typeExpiry(page);
      await save(page, say);
    },
    repeat: { ...again, typed: ['expiry', '2036-09-14'] },
  },
  removeDocument: {
    ...saving,
    address: '/mine/editCertificates/1',
    member,
    act: remove,
    repeat: { fire: remove, check, absent: ['account', 'document.remove.stillText'] },
  },
  checkIdentity: {
    address: '/mine/checkID?next=mobile',
    member,
    act: (page, say) => proveIdentity(page, say),
    tells: 'form',
    repeat: { fire: submit('account', 'identity.check'), typed: ['number', mainNumber] },
    waiting: busy,
    content: (page) => fieldOf(page, 'account'),
  },
  saveMobile: {
    ...saving,
    address: '/mine/addMobile',
    member: '600000000003',
    act: async (page, say) => {
      await typeContact(page, '13912340987');
      await save(page, say);
    },
    repeat: { ...again, typed: ['account', '13912340987'] },
  },
  sendEmailCode: {
    address: '/mine/addEmail',
    member,
    act: async (page, say) => {
      await fieldOf(page, 'account').fill('new@example.com');
      await submit('account-fields', 'code.send')(page, say);
    },
    tells: 'form',
    repeat: {
      fire: submit('account-fields', 'code.send'),
      typed: ['account', 'new@example.com'],
    },
    waiting: busy,
    content: (page) => page.getByText('60', { exact: true }),
  },
  saveEmail: {
    ...saving,
    address: '/mine/addEmail',
    member,
    act: async (page, say) => {
      await typeContact(page, 'new@example.com');
      await save(page, say);
    },
    repeat: { ...again, typed: ['account', 'new@example.com'] },
  },
  saveLoginPassword: {
    ...saving,
    address: '/mine/editLoginPass',
    member,
    act: async (page, say) => {
      await typeLoginPassword(page);
      await save(page, say);
    },
    repeat: { ...again, typed: ['password', 'Sunrise2026'] },
  },
  savePointsPassword: {
    ...saving,
    address: '/mine/checkID?next=pointsPassword',
    member,
    act: async (page, say) => {
      await proveIdentity(page, say);
      await typePointsPassword(page);
      await save(page, say);
    },
    repeat: { ...again, typed: ['password', '280519'] },
  },
  savePreferences: {
    ...saving,
    address: '/mine/preference',
    member,
    act: async (page, say) => {
      await page.getByText(say('account', 'preferences.seat.window'), { exact: true }).click();
      await save(page, say);
    },
    repeat: { ...again, chosen: (page) => page.getByRole('radio', { checked: true }).first() },
  },
} satisfies Ways;
