import { ticketOrderNos } from '@mapp/sandbox/ticket-orders';
import { visit } from '../../e2e/pages.support.ts';
import { zh } from '../../e2e/words.ts';
import type { Forms } from './form.ts';

const title = '上海金丝雀贸易有限公司';
const taxNo = '91310000MA1K35CX7P';

export const ordersForms = {
  'a request for receipts': {
    write: 'requestReimbursement',
    reach: (page) => visit(page, `/mapp/order/credential?order=${ticketOrderNos.flown}`),
    // It is the first page after the member's.
    steps: 0,
    fill: async (page) => {
      await page.getByText(zh('reimbursement', 'kind.company'), { exact: true }).click();
      await page.getByLabel(zh('reimbursement', 'field.title'), { exact: true }).fill(title);
      await page.getByLabel(zh('reimbursement', 'field.taxNo')).fill(taxNo);
      return [title, taxNo];
    },
    refused: (page) => page.getByText(zh('reimbursement', 'refused'), { exact: true }),
    saved: (page) => page.getByText(zh('reimbursement', 'state.asked')).first(),
    reloaded: (atFirst) => atFirst,
  },
} satisfies Forms;
