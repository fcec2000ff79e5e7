import type { Page } from '@playwright/test';
import { member } from '../../e2e/beneficiary.support.ts';
import { addProof, attachProof, reapplyAddress, retryProof } from '../../e2e/proof.support.ts';
import {
  agentCodeButton,
  commitForAnother,
  findTicketOfAnother,
  saveCard,
} from '../../e2e/refund.support.ts';
import {
  askForRepurchaseCode,
  repurchaseSearch,
  resendRepurchaseCode,
  searchRepurchase,
  submitRepurchaseOf,
} from '../../e2e/repurchase.support.ts';
import { removeSaved, saveResult, savedResult } from '../../e2e/saved-fees.support.ts';
import {
  application,
  arrived,
  decide,
  fillDifference,
  handIn,
  quoted,
  rejected,
} from '../../e2e/refunds.support.ts';
import { resultOf } from '../../e2e/pages.support.ts';
import type { Say } from '../../e2e/words.ts';
import { busy, check, loading, press, screenRead, submit } from './ways.support.ts';
import type { Ways } from './way.ts';

/** Types the ticket, and asks for its fees. */
const calculate = async (page: Page, say: Say) => {
  await page.getByLabel(say('check-in', 'query.ticketOrOrder')).fill('2100000001');
  await page.getByLabel(say('check-in', 'query.name')).fill('张三');
  await page.getByRole('button', { name: say('fees', 'calculate'), exact: true }).click();
};

/** Looks for the child of another order on the same flight. */
const findChild = async (page: Page, say: Say) => {
  await page.getByLabel(say('refund-form', 'child.name')).fill('ZHANG/XIAOSUI');
  await page.getByLabel(say('refund-form', 'child.ticket')).fill('2100000010');
  await press(page, say, 'refund-form', 'child.find').click();
};

/** Adds a file, and hands the request in anew. */
const resubmit = async (page: Page, say: Say) => {
  await press(page, say, 'refund-request', 'hand.resubmit').click();
  await addProof(page, say);
  await press(page, say, 'refund-request', 'resubmit.send').click();
};

export const refundsWays = {
  ticketFees: {
    address: '/rm_calculator',
    act: calculate,
    tells: 'screen',
    handed: true,
    failed: ['fees', 'failed'],
    waiting: loading,
    content: (page) => page.getByRole('table'),
  },
  savedFeeResults: {
    ...screenRead('/rm_calculator', ['saved-fees', 'list.failed']),
    content: (page, say) => page.getByRole('list', { name: say('saved-fees', 'list') }),
  },
  saveFeeResult: {
    address: savedResult,
    member,
    act: saveResult,
    tells: 'write',
    repeat: { fire: saveResult, check, absent: ['saved-fees', 'absentText'] },
    waiting: busy,
    content: (page, say) => page.getByText(say('saved-fees', 'saved'), { exact: true }),
  },
  removeFeeResult: {
    address: '/rm_calculator',
    member,
    act: removeSaved,
    tells: 'write',
    repeat: { fire: removeSaved, check, absent: ['saved-fees', 'remove.stillText'] },
    waiting: busy,
    content: (page, say) => page.getByText(say('saved-fees', 'remove.done'), { exact: true }),
  },
  refundCard: {
    ...screenRead('/generalRefund/addBank?request=RF2611000001', ['bank-card', 'failed']),
    content: (page, say) => page.getByRole('button', { name: say('bank-card', 'save') }),
  },
  saveRefundCard: {
    address: '/generalRefund/addBank?request=RF2611000001',
    member,
    act: saveCard,
    tells: 'write',
    repeat: { fire: submit('bank-card', 'save'), check, absent: ['bank-card', 'absentText'] },
    waiting: busy,
    content: (page, say) => page.getByText(say('bank-card', 'saved'), { exact: true }),
  },
  findAgentTicket: {
    address: '/generalRefund/valet',
    member,
    act: findTicketOfAnother,
    tells: 'toast',
    repeat: { fire: submit('agent-refund', 'find'), typed: ['ticketNo', '2100000031'] },
    content: (page, say) => page.getByRole('heading', { name: say('agent-refund', 'letter.title') }),
  },
  sendAgentCode: {
    address: '/generalRefund/valet',
    member,
    act: async (page, say) => {
      await findTicketOfAnother(page, say);
      await agentCodeButton(page, say).click();
    },
    tells: 'form',
    repeat: {
      fire: (page, say) => agentCodeButton(page, say).click(),
      chosen: (page) => page.getByRole('checkbox'),
    },
    content: (page) => page.getByRole('textbox'),
  },
  submitAgentRefund: {
    address: '/generalRefund/valet',
    member,
    act: async (page, say) => {
      await commitForAnother(page, say);
      await press(page, say, 'agent-refund', 'submit').click();
    },
    tells: 'write',
    repeat: {
      fire: submit('agent-refund', 'submit'),
      check,
      absent: ['agent-refund', 'absentText'],
      typed: ['code', '246810'],
    },
    waiting: busy,
    content: (page, say) => resultOf(page, say('agent-refund', 'done.title')),
  },
  sendRepurchaseCode: {
    address: repurchaseSearch,
    act: askForRepurchaseCode,
    tells: 'form',
    repeat: { fire: resendRepurchaseCode, typed: ['old', '2100000020'] },
    content: (page, say) =>
      page.getByText(new RegExp(say('repurchase', 'code.sent', { phone: '138.*0001' }))),
  },
  findRepurchase: {
    address: repurchaseSearch,
    act: searchRepurchase,
    tells: 'toast',
    repeat: { fire: submit('repurchase', 'search'), typed: ['old', '2100000020'] },
    content: (page, say) => page.getByRole('table', { name: say('repurchase', 'compare') }),
  },
  repurchaseResult: {
    address: repurchaseSearch,
    act: searchRepurchase,
    tells: 'screen',
    handed: true,
    failed: ['repurchase', 'failed'],
    waiting: loading,
    content: (page, say) => page.getByRole('table', { name: say('repurchase', 'compare') }),
  },
  submitRepurchase: {
    address: repurchaseSearch,
    act: async (page, say) => {
      await searchRepurchase(page, say);
      await submitRepurchaseOf(page, say).click();
    },
    tells: 'write',
    handed: true,
    repeat: {
      fire: (page, say) => submitRepurchaseOf(page, say).click(),
      check,
      absent: ['repurchase', 'absentText'],
    },
    waiting: busy,
    content: (page, say) => resultOf(page, say('repurchase', 'done.title')),
  },
  uploadProof: {
    address: reapplyAddress,
    member,
    act: attachProof,
    tells: 'hint',
    failed: ['attachments', 'failed'],
    again: retryProof,
    repeat: { fire: retryProof },
    content: (page, say) => page.getByText(say('attachments', 'attached'), { exact: true }),
  },
  refundTickets: {
    ...screenRead('/generalRefund/list', ['refund', 'list.failed']),
    content: (page) => page.getByText('MU5101').first(),
  },
  refundRequests: {
    ...screenRead('/generalRefund/list?tab=returned', ['refund', 'returned.failed']),
    content: (page, say) => page.getByText(say('refund', 'state.suspended'), { exact: true }).first(),
  },
  refundRequest: {
    ...screenRead(rejected, ['refund-request', 'failed']),
    content: (page, say) => page.getByRole('list', { name: say('refund-request', 'way') }),
  },
  findAccompanying: {
    address: '/generalRefund/addChild?order=26120000000031',
    member,
    act: findChild,
    tells: 'toast',
    waiting: busy,
    content: (page, say) => press(page, say, 'refund-form', 'child.add'),
  },
  quoteRefund: {
    address: application,
    member,
    act: decide,
    tells: 'toast',
    failed: ['refund-form', 'quote.failed'],
    content: quoted,
  },
  submitRefund: {
    address: application,
    member,
    act: handIn,
    tells: 'write',
    repeat: {
      fire: submit('refund-form', 'submit'),
      check,
      absent: ['refund-form', 'outcome.absentText'],
      // It is quoted anew, and another sum is agreed to.
      ends: true,
      chosen: (page) => page.getByRole('checkbox', { checked: true }).last(),
    },
    waiting: busy,
    content: (page, say) => resultOf(page, say('refund-request', 'result.title')),
  },
  findRefund: {
    address: application,
    member,
    act: async (page, say) => {
      await page.route('**/api/refunds/submit', (route) => route.abort(), { times: 1 });
      await handIn(page, say);
      await submit(...check)(page, say);
    },
    tells: 'form',
    repeat: {
      fire: submit(...check),
      chosen: (page) => page.getByRole('checkbox', { checked: true }).last(),
    },
    waiting: busy,
    content: (page, say) => page.getByText(say('refund-form', 'outcome.absentText')),
  },
  resubmitRefund: {
    address: rejected,
    member,
    act: resubmit,
    tells: 'write',
    repeat: {
      fire: submit('refund-request', 'resubmit.send'),
      check,
      absent: ['refund-request', 'acted.absentText'],
      chosen: (page) => page.getByText('delay.pdf').first(),
    },
    waiting: busy,
    content: (page, say) =>
      page.getByText(say('refund-request', 'acted.resubmitted'), { exact: true }).first(),
  },
  askForDifference: {
    address: arrived,
    member,
    act: async (page, say) => {
      await fillDifference(page, say);
      await submit('refund-request', 'difference.send')(page, say);
    },
    tells: 'write',
    repeat: {
      fire: submit('refund-request', 'difference.send'),
      check,
      absent: ['refund-request', 'acted.absentText'],
      typed: ['amount', '120'],
    },
    waiting: busy,
    content: (page, say) =>
      page.getByText(say('refund-request', 'acted.difference'), { exact: true }).first(),
  },
} satisfies Ways;
