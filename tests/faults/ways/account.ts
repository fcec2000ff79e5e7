import { expect } from '@playwright/test';
import { addAddress, fieldOf, member } from '../../e2e/beneficiary.support.ts';
import { headingOf, signOutOf } from '../../e2e/pages.support.ts';
import { loginAddress, loginWithCode, loginWithPassword } from '../../e2e/login.support.ts';
import { busy, loading } from './ways.support.ts';
import type { Way, Ways } from './way.ts';

const named = /张三|san zhang/i;

/** Types and sends, where the screen has not led on already: a member has nothing to sign in for. */
const unlessSignedIn =
  (act: NonNullable<Way['act']>): NonNullable<Way['act']> =>
  async (page, say) => {
    const password = fieldOf(page, 'password');
    await expect(password.or(page.getByRole('main').getByText(named).first())).toBeVisible();
    if (await password.isVisible()) await act(page, say);
  };

export const accountWays = {
  getUserInfo: {
    address: '/mine',
    member,
    tells: 'toast',
    learns: true,
    content: (page) => page.getByRole('main').getByText(named).first(),
  },
  searchUser: {
    address: '/Home?channel=bank&loginToken=bind-0',
    tells: 'nowhere',
    content: (page, say) =>
      page.getByRole('button', { name: say('hand-over', 'question.continue'), exact: true }),
  },
  bindAndLogin: {
    address: '/Home?channel=bank&loginToken=bind-0',
    act: (page, say) =>
      page.getByRole('button', { name: say('hand-over', 'question.continue'), exact: true }).click(),
    tells: 'toast',
    waiting: loading,
    content: (page) => page.getByRole('heading', { level: 1, name: named }),
  },
  loginByPassword: {
    address: loginAddress,
    act: unlessSignedIn(loginWithPassword),
    tells: 'toast',
    failed: ['sign-in', 'lost.title'],
    waiting: busy,
    content: (page) => page.getByRole('main').getByText(named).first(),
  },
  loginByCode: {
    address: loginAddress,
    act: unlessSignedIn(loginWithCode),
    tells: 'toast',
    failed: ['sign-in', 'lost.title'],
    waiting: busy,
    content: (page) => page.getByRole('main').getByText(named).first(),
  },
  signOut: {
    address: '/mine/set',
    member,
    act: signOutOf,
    tells: 'nowhere',
    content: (page, say) => headingOf(page, say('home', 'greeting.guest')),
  },
  pinyin: {
    address: addAddress,
    member,
    act: (page) => fieldOf(page, 'cnFamilyName').fill('张'),
    tells: 'hint',
    failed: ['pinyin', 'failed'],
    waiting: (page, say) => page.getByText(say('pinyin', 'reading')),
    content: (page) => page.getByText('ZHANG/'),
  },
} satisfies Ways;
