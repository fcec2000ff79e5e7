import { member } from '../../e2e/beneficiary.support.ts';
import { addProof, attachProof, reapplyAddress } from '../../e2e/proof.support.ts';
import {
  agentCodeButton,
  commitForAnother,
  fillCard,
  findTicketOfAnother,
} from '../../e2e/refund.support.ts';
import {
  fillRepurchase,
  repurchaseSearch,
  searchRepurchase,
  submitRepurchaseOf,
} from '../../e2e/repurchase.support.ts';
import { removalOf, savedResult } from '../../e2e/saved-fees.support.ts';
import { headingOf, openHome, resultOf, visit } from '../../e2e/pages.support.ts';
import { zh } from '../../e2e/words.ts';
import { application, arrived, decide, fillDifference, quoted, rejected } from '../../e2e/refunds.support.ts';
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
  saveRefundCard: {
    member,
    open: async (page) => {
      await openHome(page);
      await visit(page, '/mapp/generalRefund/addBank?request=RF2611000001');
      await fillCard(page, zh);
    },
    button: (page) => press(page, 'bank-card', 'save'),
    field: (page) => page.getByLabel(zh('bank-card', 'field.number')),
    again: async (page) => {
      await page.goForward();
      await fillCard(page, zh);
    },
    lookUp: { check, absent: (page) => page.getByText(zh('bank-card', 'absentText')) },
    done: (page) => page.getByText(zh('bank-card', 'saved'), { exact: true }),
    // The words of a toast are gone with the page that said them.
    afresh: (page) => page.getByRole('heading', { level: 1 }),
    effects: async ({ now }) => Number((await now.refundCardTail('RF2611000001')) === '0000'),
  },
  sendAgentCode: {
    member,
    open: async (page) => {
      await page.goto('/mapp/generalRefund/valet');
      await findTicketOfAnother(page, zh);
    },
    button: (page) => agentCodeButton(page, zh),
    field: { without: 'Enter in the field submits the refund.' },
    again: { without: 'Nothing of the ticket is kept when the page is left.' },
    lookUp: { without: 'A code that may be on its way is asked for again by the same button.' },
    done: (page) => page.getByText(/秒后|秒/).first(),
    // The page begins with the ticket again.
    afresh: (page) => headingOf(page, zh('agent-refund', 'title')),
    effects: async ({ now }) => (await now.messages()).length,
  },
  submitAgentRefund: {
    member,
    open: async (page) => {
      await page.goto('/mapp/generalRefund/valet');
      await commitForAnother(page, zh);
    },
    button: (page) => press(page, 'agent-refund', 'submit'),
    field: (page) => page.getByLabel(zh('agent-refund', 'code.label')),
    again: { without: 'Nothing of the ticket is kept when the page is left.' },
    lookUp: { check, absent: (page) => page.getByText(zh('agent-refund', 'absentText')) },
    done: (page) => resultOf(page, zh('agent-refund', 'done.title')),
    // The page begins with the ticket again.
    afresh: (page) => headingOf(page, zh('agent-refund', 'title')),
    effects: ({ now }) => now.givenBack('7812100000031'),
  },
  sendRepurchaseCode: {
    open: async (page) => {
      await openHome(page);
      await visit(page, `/mapp${repurchaseSearch}`);
      await fillRepurchase(page, zh);
    },
    button: (page) => press(page, 'account-fields', 'code.send'),
    field: { without: 'Enter in a field searches, which wants the code.' },
    again: async (page) => {
      await page.goForward();
      await fillRepurchase(page, zh);
    },
    lookUp: { without: 'A code that may be on its way is asked for again by the same button.' },
    done: (page) => page.getByText(new RegExp(zh('repurchase', 'code.sent', { phone: '138.*0001' }))),
    // Nothing of the search is kept.
    afresh: (page) => headingOf(page, zh('repurchase', 'search.title')),
    effects: async ({ now }) => (await now.messages()).length,
  },
  submitRepurchase: {
    open: async (page) => {
      await page.goto(`/mapp${repurchaseSearch}`);
      await searchRepurchase(page, zh);
    },
    button: (page) => submitRepurchaseOf(page, zh),
    field: noForm,
    again: { without: 'Behind the result is the search, of which nothing is kept.' },
    lookUp: { check, absent: (page) => page.getByText(zh('repurchase', 'absentText')) },
    done: (page) => resultOf(page, zh('repurchase', 'done.title')),
    // The search is kept by nothing that outlives a page.
    afresh: (page) => page.getByText(zh('repurchase', 'done.none')),
    effects: ({ now }) => now.givenBack('7812100000020'),
  },
  uploadProof: {
    member,
    open: (page) => page.goto(`/mapp${reapplyAddress}`),
    button: {
      without: 'A file is sent as soon as it has been chosen.',
      instead: (page) => attachProof(page, zh),
    },
    field: noForm,
    again: { without: 'The page is opened by its address.' },
    lookUp: { without: 'A file is sent again as the same action, beside its name.' },
    done: (page) => page.getByText(zh('attachments', 'attached'), { exact: true }),
    // Files are kept by nothing that outlives a page.
    afresh: (page) => page.getByText(zh('attachments', 'add'), { exact: true }),
    effects: ({ now }) => now.uploads(),
  },
  submitRefund: {
    member,
    open: async (page) => {
      await page.goto(`/mapp${application}`);
      await decide(page, zh);
      await quoted(page, zh).waitFor();
    },
    button: (page) => press(page, 'refund-form', 'submit'),
    field: noForm,
    again: { without: 'Back leads out of the application; it is begun anew then, as another submission.' },
    lookUp: { check, absent: (page) => page.getByText(zh('refund-form', 'outcome.absentText')) },
    done: (page) => resultOf(page, zh('refund-request', 'result.title')),
    afresh: (page) => headingOf(page, zh('refund-form', 'title')),
    effects: async ({ now }) => (await now.refundRequests()).length - 11,
  },
  resubmitRefund: {
    member,
    open: async (page) => {
      await page.goto(`/mapp${rejected}`);
      await press(page, 'refund-request', 'hand.resubmit').click();
      await addProof(page, zh);
    },
    button: (page) => press(page, 'refund-request', 'resubmit.send'),
    field: noForm,
    again: { without: 'The request is opened by its address.' },
    lookUp: { check, absent: (page) => page.getByText(zh('refund-request', 'acted.absentText')) },
    done: (page) => page.getByText(zh('refund-request', 'acted.resubmitted'), { exact: true }),
    // The words of a toast are gone with the page that said them.
    afresh: (page) => headingOf(page, zh('refund-request', 'title')),
    effects: async ({ now }) =>
      (await now.refundRequests()).find(({ requestNo }) => requestNo === 'RF2611000007')?.resubmissions ?? 0,
  },
  askForDifference: {
    member,
    open: async (page) => {
      await page.goto(`/mapp${arrived}`);
      await fillDifference(page, zh);
    },
    button: (page) => press(page, 'refund-request', 'difference.send'),
    field: noForm,
    again: { without: 'The request is opened by its address.' },
    lookUp: { check, absent: (page) => page.getByText(zh('refund-request', 'acted.absentText')) },
    done: (page) => page.getByText(zh('refund-request', 'acted.difference'), { exact: true }),
    afresh: (page) => headingOf(page, zh('refund-request', 'title')),
    effects: async ({ now }) =>
      (await now.refundRequests()).filter(
        ({ requestNo, difference }) => requestNo === 'RF2611000005' && difference !== undefined,
      ).length,
  },
} satisfies Writes;
