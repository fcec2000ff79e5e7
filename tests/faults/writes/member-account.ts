import type { Page } from '@playwright/test';
import {
  accountAddress,
  accountOf,
  proveIdentity,
  saveAccount,
  typeContact,
  typeExpiry,
  typeLoginPassword,
  typePassport,
  typePointsPassword,
} from '../../e2e/account.support.ts';
import { fieldOf, member } from '../../e2e/beneficiary.support.ts';
import { zh } from '../../e2e/words.ts';
import { check, inDialog, noForm, press, saved } from './writes.support.ts';
import type { Writes } from './write.ts';

const link = (page: Page, address: string) =>
  page.getByRole('main').locator(`a[href="/mapp${address}"]`).first().click();
const from = async (page: Page, ...addresses: string[]) => {
  await page.goto(accountAddress);
  for (const address of addresses) await link(page, address);
};

const saving = {
  member,
  button: (page: Page) => saveAccount(page),
  lookUp: saved,
  done: (page: Page) => accountOf(page),
};
const change = { exact: true } as const;

export const memberAccountWrites = {
  addDocument: {
    ...saving,
    member: '600000000006',
    open: async (page) => {
      await from(page, '/mine/addCertificates', '/addID?headerTit=passport');
      await typePassport(page);
    },
    field: (page) => fieldOf(page, 'number'),
    again: (page) => link(page, '/addID?headerTit=passport'),
    effects: async ({ now }) =>
      (await now.account()).documents.filter(({ idType }) => idType === 'PP').length,
  },
  changeDocument: {
    ...saving,
    open: async (page) => {
      await from(page, '/mine/editCertificates/1');
      await typeExpiry(page);
    },
    field: (page) => fieldOf(page, 'expiry'),
    again: (page) => link(page, '/mine/editCertificates/1'),
    effects: async ({ now }) =>
      (await now.account()).documents.filter(({ expireDate }) => expireDate === '2036-09-14').length,
  },
  removeDocument: {
    ...saving,
    open: (page) => from(page, '/mine/editCertificates/1'),
    ask: (page) => press(page, 'account', 'document.remove').click(),
    button: (page) => inDialog(page, 'account', 'document.remove.confirm'),
    field: noForm,
    // Back is taken by the question, which stays while the answer is on its way.
    again: (page) => inDialog(page, 'account', 'document.remove.confirm').waitFor(),
    lookUp: { check, absent: (page) => page.getByText(zh('account', 'document.remove.stillText')) },
    effects: async ({ now }) => Number((await now.account()).documents.length === 1),
  },
  saveMobile: {
    ...saving,
    member: '600000000003',
    open: async (page) => {
      await from(page, '/mine/addMobile');
      await typeContact(page, '13912340987');
    },
    field: (page) => fieldOf(page, 'code'),
    again: (page) => link(page, '/mine/addMobile'),
    effects: async ({ now }) => Number((await now.account()).mobile === '139****0987'),
  },
  sendEmailCode: {
    member,
    open: async (page) => {
      await from(page, '/mine/addEmail');
      await fieldOf(page, 'account').fill('new@example.com');
    },
    button: (page) => press(page, 'account-fields', 'code.send'),
    field: noForm,
    again: { without: 'The wait outlives the screen.' },
    lookUp: { without: 'A code that has come is typed; another can be asked for.' },
    done: (page) => page.getByText('验证码已发送'),
    effects: () => Promise.resolve(1),
  },
  saveEmail: {
    ...saving,
    open: async (page) => {
      await from(page, '/mine/addEmail');
      await typeContact(page, 'new@example.com');
    },
    field: (page) => fieldOf(page, 'code'),
    again: (page) => link(page, '/mine/addEmail'),
    effects: async ({ now }) => Number((await now.account()).email === 'ne****@example.com'),
  },
  saveLoginPassword: {
    ...saving,
    open: async (page) => {
      await from(page, '/mine/editLoginPass');
      await typeLoginPassword(page);
    },
    field: (page) => fieldOf(page, 'repeat'),
    again: async (page) => {
      await link(page, '/mine/editLoginPass');
      await typeLoginPassword(page);
    },
    effects: async ({ now }) => Number((await now.account()).loginPasswordSet !== undefined),
  },
  savePointsPassword: {
    ...saving,
    open: async (page) => {
      await from(page, '/mine/checkID?next=pointsPassword');
      await proveIdentity(page);
      await typePointsPassword(page);
    },
    field: (page) => fieldOf(page, 'repeat'),
    again: { without: 'Who leaves proves again who they are, and that is another action.' },
    effects: async ({ now }) => Number((await now.account()).pointsPasswordSet !== undefined),
  },
  savePreferences: {
    ...saving,
    open: async (page) => {
      await from(page, '/mine/preference');
      await page.getByText(zh('account', 'preferences.seat.window'), change).click();
    },
    field: noForm,
    again: (page) => link(page, '/mine/preference'),
    effects: async ({ now }) => Number((await now.account()).preferences.seat === 'window'),
  },
} satisfies Writes;
