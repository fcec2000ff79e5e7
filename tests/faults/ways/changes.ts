import { changeInputs } from '../../e2e/changes.support.ts';
import { member } from '../../e2e/beneficiary.support.ts';
import { headingOf } from '../../e2e/pages.support.ts';
import { busy, check, press, screenRead, submit } from './ways.support.ts';
import type { Ways } from './way.ts';

const order = submit('changes', 'bar.pay');
const upgrade = submit('upgrades', 'submit.points');
const cancel = submit('changes', 'cancel.waitlist');
const cancelUpgrade = submit('upgrades', 'cancel');
const agree = async (page: Parameters<typeof order>[0]) => page.locator('[name="agree"]').check();

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
    act: async (page, say) => {
      await agree(page);
      await order(page, say);
    },
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
    act: async (page, say) => {
      await agree(page);
      await upgrade(page, say);
    },
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
