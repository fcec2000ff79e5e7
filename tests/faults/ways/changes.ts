import type { Catalogue } from '@mapp/kit/messages';
import type { Page } from '@playwright/test';
import type { Say } from '../../e2e/words.ts';
import { changeInputs } from '../../e2e/changes.support.ts';
import { member } from '../../e2e/beneficiary.support.ts';
import { headingOf } from '../../e2e/pages.support.ts';
import { busy, check, confirmed, press, screenRead } from './ways.support.ts';
import type { Ways } from './way.ts';

/** Agrees, which a page that was left forgets, and presses. */
const agreed = (catalogue: Catalogue, key: string) => async (page: Page, say: Say) => {
  await page.locator('[name="agree"]').check();
  await press(page, say, catalogue, key).click();
};

const order = agreed('changes', 'bar.pay');
const upgrade = agreed('upgrades', 'submit.points');
const cancel = confirmed(
  'changes',
  (page, say) => press(page, say, 'changes', 'cancel.waitlist'),
  'cancel.waitlist',
);
const cancelUpgrade = confirmed('upgrades', (page, say) => press(page, say, 'upgrades', 'cancel'), 'cancel');

export const changesWays = {
  changeTickets: {
    ...screenRead('/reschedule/ticketInquiry', ['changes', 'failed']),
    content: (page, say) => page.getByRole('heading', { name: say('changes', 'inquiry.all') }),
  },
  quoteChange: {
    ...screenRead(changeInputs.confirm, ['changes', 'quote.failed']),
    content: (page, say) => press(page, say, 'changes', 'bar.pay'),
  },
  orderChange: {
    address: changeInputs.confirm,
    member,
    act: order,
    tells: 'write',
    repeat: { fire: order, check, absent: ['changes', 'outcome.absentText'] },
    waiting: busy,
    content: (page, say) => headingOf(page, say('payment', 'title')),
  },
  changeOrders: {
    ...screenRead(changeInputs.waitlisted, ['changes', 'result.failed']),
    content: (page, say) => press(page, say, 'changes', 'cancel.waitlist'),
  },
  cancelChange: {
    address: changeInputs.waitlisted,
    member,
    act: cancel,
    tells: 'write',
    repeat: { fire: cancel, check, absent: ['changes', 'cancel.absentText'] },
    waiting: busy,
    content: (page, say) => page.getByRole('heading', { level: 2, name: say('changes', 'result.cancelled') }),
  },
  upgradeOptions: {
    ...screenRead('/retreatUpgrade/aircrew', ['upgrades', 'failed']),
    content: (page, say) => page.getByRole('heading', { name: say('upgrades', 'people') }),
  },
  orderUpgrade: {
    address: changeInputs.upgrade,
    member,
    act: upgrade,
    tells: 'write',
    repeat: { fire: upgrade, check, absent: ['upgrades', 'outcome.absentText'] },
    waiting: busy,
    content: (page, say) => headingOf(page, say('upgrades', 'result.title')),
  },
  upgradeOrders: {
    ...screenRead(changeInputs.upgradeWaiting, ['upgrades', 'result.failed']),
    content: (page, say) => press(page, say, 'upgrades', 'cancel'),
  },
  cancelUpgrade: {
    address: changeInputs.upgradeWaiting,
    member,
    act: cancelUpgrade,
    tells: 'write',
    repeat: { fire: cancelUpgrade, check, absent: ['upgrades', 'cancel.absentText'] },
    waiting: busy,
    content: (page, say) =>
      page.getByRole('heading', { level: 2, name: say('upgrades', 'result.cancelled') }),
  },
} satisfies Ways;
