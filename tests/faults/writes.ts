import { expect, type Locator, type Page } from '@playwright/test';
import {
  askRemoval,
  confirmOf,
  detailOf,
  fieldOf,
  member,
  newcomer,
  rowOf,
  saveOf,
  toAdding,
  toChanging,
  typeNewcomer,
  wife,
} from '../e2e/beneficiary-parts.ts';
import { headingOf } from '../e2e/parts.ts';
import { zh } from '../e2e/words.ts';
import type { Asked } from './asked.ts';
import type { WriteName } from './ways.ts';

/** Why something has no meaning for a write. */
export interface Without {
  readonly without: string;
}

type Find = (page: Page) => Locator;
type Do = (page: Page) => Promise<unknown>;

/** One write of the contracts: how it comes about on the site, in Chinese, and how one sees that it was done. */
export interface Write {
  /** The card number of who is signed in; a guest without it. */
  readonly member?: string;
  /** Comes to the screen, with everything filled in. */
  readonly open: Do;
  /** What sends it; or what does so without a button. */
  readonly button: Find | (Without & { readonly instead: Do });
  /** Brings the button into sight, where a question comes first. */
  readonly ask?: Do;
  /** A field of its form, where Enter sends it. */
  readonly field: Find | Without;
  /** Comes to its button once more, from where the browser's back leads. */
  readonly again: Do | Without;
  /** Looks up an outcome that did not arrive, and says that nothing was done. */
  readonly lookUp: { readonly check: Find; readonly absent: Find } | Without;
  /** What is there once it is done. */
  readonly done: Find;
  /** How often it has been done, as the airline knows it. */
  readonly effects: (asked: Asked) => Promise<number>;
}

const listAddress = '/mapp/beneficiaryManage';
/** Of the seeded beneficiaries. */
const friendsAtFirst = 1;

const noForm = { without: 'It has no form: one button is all there is.' };
const saving = {
  button: (page: Page) => saveOf(page),
  lookUp: {
    check: (page: Page) => page.getByRole('button', { name: zh('outcome', 'check') }),
    absent: (page: Page) => page.getByText(zh('forms', 'absent.title')),
  },
};

/** Every call that changes something. One without a line here does not compile. */
export const writes: Readonly<Record<WriteName, Write>> = {
  bindAndLogin: {
    open: async () => undefined,
    button: {
      without: 'No button: it is sent while the page opens.',
      instead: (page) => page.goto('/mapp/Home?channel=bank&loginToken=bind-0'),
    },
    field: noForm,
    again: { without: 'What the partner hands over leaves the address before it is sent.' },
    lookUp: { without: 'A guest’s page goes on; who wants to be signed in signs in.' },
    done: (page) => page.getByRole('heading', { level: 1, name: '张三' }),
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
  addBeneficiary: {
    ...saving,
    member,
    open: async (page) => {
      await page.goto(listAddress);
      await toAdding(page);
      await typeNewcomer(page);
    },
    field: (page) => fieldOf(page, 'identities.0.number'),
    again: (page) => toAdding(page),
    done: (page) => rowOf(page, '张伟'),
    effects: async ({ now }) =>
      (await now.beneficiaries()).filter(({ idList }) =>
        idList.some(({ idNo }) => idNo === newcomer['identities.0.number']),
      ).length,
  },
  updateBeneficiary: {
    ...saving,
    member,
    open: async (page) => {
      await page.goto(`/mapp${detailOf(wife.id)}`);
      await toChanging(page);
      await fieldOf(page, 'relation').selectOption('friend');
    },
    field: (page) => fieldOf(page, 'identities.0.number'),
    again: (page) => toChanging(page),
    done: (page) => rowOf(page, wife.name).filter({ hasText: zh('beneficiaries', 'relation.friend') }),
    effects: async ({ now }) =>
      (await now.beneficiaries()).filter(({ relation }) => relation === 'A').length - friendsAtFirst,
  },
  deleteBeneficiary: {
    member,
    open: async (page) => {
      await page.goto(listAddress);
      await rowOf(page, wife.name).click();
    },
    ask: (page) => askRemoval(page),
    button: (page) => confirmOf(page),
    field: noForm,
    // Back is taken by the question, which stays while the answer is on its way.
    again: (page) => expect(confirmOf(page)).toBeVisible(),
    lookUp: {
      check: (page) => page.getByRole('button', { name: zh('outcome', 'check') }),
      absent: (page) => page.getByText(zh('beneficiaries', 'unknown.stillText')),
    },
    done: (page) => headingOf(page, zh('beneficiaries', 'list.title')),
    effects: async ({ now }) =>
      Number(!(await now.beneficiaries()).some(({ beneficiaryId }) => beneficiaryId === wife.id)),
  },
};

/** Sends it, once everything is filled in. */
export async function fire({ ask, button }: Write, page: Page): Promise<void> {
  await ask?.(page);
  await ('without' in button ? button.instead(page) : button(page).click());
}
