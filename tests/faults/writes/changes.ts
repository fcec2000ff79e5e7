import { seededChanges } from '@mapp/sandbox/changes';
import type { Page } from '@playwright/test';
import { member } from '../../e2e/beneficiary.support.ts';
import { changeInputs } from '../../e2e/changes.support.ts';
import { headingOf } from '../../e2e/pages.support.ts';
import { zh } from '../../e2e/words.ts';
import { check, inDialog, noForm, press } from './writes.support.ts';
import type { Writes } from './write.ts';

const opened = (address: string) => async (page: Page) => {
  await page.goto(`/mapp${address}`);
};
const agreed = (address: string) => async (page: Page) => {
  await page.goto(`/mapp${address}`);
  await page.locator('[name="agree"]').check();
};

export const changesWrites = {
  orderChange: {
    member,
    open: agreed(changeInputs.confirm),
    button: (page) => press(page, 'changes', 'bar.pay'),
    field: noForm,
    again: {
      without: 'Back from the payment leads to the change that was ordered, not to the step that ordered it.',
    },
    lookUp: { check, absent: (page) => page.getByText(zh('changes', 'outcome.absentText')) },
    done: (page) => headingOf(page, zh('payment', 'title')),
    effects: async ({ now }) =>
      (await now.changeOrders()).filter(({ orderNo }) => orderNo !== seededChanges.waitlist).length,
  },
  cancelChange: {
    member,
    open: opened(changeInputs.waitlisted),
    ask: (page) => press(page, 'changes', 'cancel.waitlist').click(),
    button: (page) => inDialog(page, 'changes', 'cancel.waitlist'),
    field: noForm,
    again: { without: 'Nothing comes before the page of the change, which is opened by its address.' },
    lookUp: { check, absent: (page) => page.getByText(zh('changes', 'cancel.absentText')) },
    done: (page) => page.getByRole('heading', { level: 2, name: zh('changes', 'result.cancelled') }),
    effects: async ({ now }) =>
      (await now.changeOrders()).filter(({ state }) => state === 'cancelled').length,
  },
  orderUpgrade: {
    member,
    open: agreed(changeInputs.upgrade),
    button: (page) => press(page, 'upgrades', 'submit.points'),
    field: noForm,
    again: { without: 'Back leads out of the order; the result took its place.' },
    lookUp: { check, absent: (page) => page.getByText(zh('upgrades', 'outcome.absentText')) },
    done: (page) => headingOf(page, zh('upgrades', 'result.title')),
    effects: async ({ now }) =>
      (await now.upgradeOrders()).filter(({ orderNo }) => orderNo !== seededChanges.upgrade).length,
  },
  cancelUpgrade: {
    member,
    open: opened(changeInputs.upgradeWaiting),
    ask: (page) => press(page, 'upgrades', 'cancel').click(),
    button: (page) => inDialog(page, 'upgrades', 'cancel'),
    field: noForm,
    again: { without: 'Nothing comes before the page of the upgrade, which is opened by its address.' },
    lookUp: { check, absent: (page) => page.getByText(zh('upgrades', 'cancel.absentText')) },
    done: (page) => page.getByRole('heading', { level: 2, name: zh('upgrades', 'result.cancelled') }),
    effects: async ({ now }) =>
      (await now.upgradeOrders()).filter(({ state }) => state === 'cancelled').length,
  },
} satisfies Writes;
