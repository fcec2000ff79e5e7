import { member } from '../../e2e/beneficiary.support.ts';
import { removalOf, savedResult } from '../../e2e/saved-fees.support.ts';
import { headingOf } from '../../e2e/pages.support.ts';
import { zh } from '../../e2e/words.ts';
import { check, inDialog, noForm, press } from './writes.support.ts';
import type { Writes } from './write.ts';

const calculator = '/mapp/rm_calculator';

export const refundsWrites = {
  saveFeeResult: {
    member,
    open: async (page) => {
      await page.goto(calculator);
      await page.goto(`/mapp${savedResult}`);
    },
    button: (page) => press(page, 'saved-fees', 'save'),
    field: noForm,
    again: { without: 'The address of the result is opened, and nothing leads to it before it is saved.' },
    lookUp: { check, absent: (page) => page.getByText(zh('saved-fees', 'absentText')) },
    done: (page) => page.getByText(zh('saved-fees', 'saved'), { exact: true }),
    effects: async ({ now }) => (await now.savedFees()).filter(({ way }) => way === 'refund').length,
  },
  removeFeeResult: {
    member,
    open: async (page) => {
      await page.goto('/mapp/Home');
      await page.goto(calculator);
    },
    ask: (page) => removalOf(page, zh).click(),
    button: (page) => inDialog(page, 'saved-fees', 'remove.confirm'),
    field: noForm,
    again: { without: 'The list is opened by its address.' },
    lookUp: { check, absent: (page) => page.getByText(zh('saved-fees', 'remove.stillText')) },
    done: (page) => page.getByText(zh('saved-fees', 'remove.done'), { exact: true }),
    // The words of a toast are gone with the page that said them.
    afresh: (page) => headingOf(page, zh('fees', 'title')),
    effects: async ({ now }) => 1 - (await now.savedFees()).length,
  },
} satisfies Writes;
