import { expect, type Page } from '@playwright/test';
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
} from '../../e2e/beneficiary.support.ts';
import { headingOf } from '../../e2e/pages.support.ts';
import { zh } from '../../e2e/words.ts';
import { noForm, saved } from './writes.support.ts';
import type { Writes } from './write.ts';

const listAddress = '/mapp/beneficiaryManage';
/** Of the seeded beneficiaries. */
const friendsAtFirst = 1;

const saving = { button: (page: Page) => saveOf(page), lookUp: saved };

export const beneficiariesWrites = {
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
} satisfies Writes;
