import { fieldOf, member } from '../../e2e/beneficiary.support.ts';
import { loginAddress, typePassword, typePhoneAndCode } from '../../e2e/login.support.ts';
import { openFromPartner, trustPartners } from '../../e2e/partner.support.ts';
import { headingOf } from '../../e2e/pages.support.ts';
import { zh } from '../../e2e/words.ts';
import { noForm, press } from './writes.support.ts';
import type { Writes } from './write.ts';

export const accountWrites = {
  bindAndLogin: {
    open: trustPartners,
    button: {
      without: 'No button: it is sent while the page opens.',
      instead: (page) => openFromPartner(page, '/mapp/Home?channel=bank&loginToken=bind-0'),
    },
    field: noForm,
    again: { without: 'What the partner hands over leaves the address before it is sent.' },
    lookUp: { without: 'A guest’s page goes on; who wants to be signed in signs in.' },
    done: (page) => page.getByRole('heading', { level: 1, name: '张三' }),
    effects: async ({ now }) => Number(await now.isMember()),
  },
  loginByPassword: {
    open: async (page) => {
      await page.goto(`/mapp${loginAddress}`);
      await typePassword(page);
    },
    button: (page) => press(page, 'sign-in', 'submit'),
    field: (page) => fieldOf(page, 'password'),
    again: { without: 'What was typed is forgotten with the page, and so is the request.' },
    lookUp: { without: 'Without an answer nobody is signed in here; who still wants to sends it again.' },
    done: (page) => page.getByRole('main').getByText('张三'),
    effects: async ({ now }) => Number(await now.isMember()),
  },
  loginByCode: {
    open: async (page) => {
      await page.goto(`/mapp${loginAddress}`);
      await typePhoneAndCode(page);
    },
    button: (page) => press(page, 'sign-in', 'submit'),
    field: (page) => fieldOf(page, 'code'),
    again: { without: 'What was typed is forgotten with the page, and so is the request.' },
    lookUp: { without: 'Without an answer nobody is signed in here; who still wants to sends it again.' },
    done: (page) => page.getByRole('main').getByText('张三'),
    effects: async ({ now }) => Number(await now.isMember()),
  },
  signOut: {
    member,
    open: (page) => page.goto('/mapp/mine/set'),
    ask: (page) => page.getByRole('button', { name: zh('mine', 'signOut') }).click(),
    button: (page) =>
      page.getByRole('dialog').getByRole('button', { name: zh('mine', 'signOut.confirm'), exact: true }),
    field: noForm,
    again: { without: 'The page is a guest’s at once, and has nothing to sign out of.' },
    lookUp: { without: 'The token is forgotten here, whether the airline hears of it or not.' },
    done: (page) => headingOf(page, zh('home', 'greeting.guest')),
    effects: async ({ first }) => Number(!(await first.isMember())),
  },
} satisfies Writes;
