import { expect, type Page } from '@playwright/test';
import { tierOrderNos } from '@mapp/sandbox/tier-orders';
import { member } from '../../e2e/beneficiary.support.ts';
import { headingOf } from '../../e2e/pages.support.ts';
import { zh } from '../../e2e/words.ts';
import { check, inDialog, linkOf, noForm, press } from './writes.support.ts';
import type { Writes } from './write.ts';

const choose = (page: Page) => linkOf(page, 'offer=raise').click();

export const tierOrdersWrites = {
  orderTier: {
    member,
    open: async (page) => {
      await page.goto('/mapp/mine/exchangeMember');
      await choose(page);
    },
    button: (page) => press(page, 'tier-orders', 'confirm.pay'),
    field: noForm,
    again: choose,
    lookUp: { check, absent: (page) => page.getByText(zh('tier-orders', 'outcome.absentText')) },
    done: (page) => headingOf(page, zh('payment', 'title')),
    effects: async ({ now }) => (await now.tierOrders()).filter(({ kind }) => kind === 'raise').length,
  },
  cancelTierOrder: {
    member,
    open: async (page) => {
      await page.goto('/mapp/mine/gradeOrder');
      await linkOf(page, tierOrderNos.waiting).click();
    },
    ask: (page) => press(page, 'orders', 'cancel').click(),
    button: (page) => inDialog(page, 'orders', 'cancel'),
    field: noForm,
    // Back is taken by the question, which stays while the answer is on its way.
    again: (page) => expect(inDialog(page, 'orders', 'cancel')).toBeVisible(),
    lookUp: { check, absent: (page) => page.getByText(zh('orders', 'cancel.absentText')) },
    done: (page) => page.getByRole('heading', { level: 2, name: zh('orders', 'status.cancelled') }),
    effects: async ({ now }) =>
      (await now.tierOrders()).filter(
        ({ orderNo, state }) => orderNo === tierOrderNos.waiting && state === 'cancelled',
      ).length,
  },
} satisfies Writes;
