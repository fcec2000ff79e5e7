import { accountOf } from '../../e2e/account.support.ts';
import { zh } from '../../e2e/words.ts';
import { fillIn, type Forms } from './form.ts';

const pass = { name: '张三', number: 'L55667788', expiry: '2034-12-29' };

export const accountForms = {
  'an identity document': {
    write: 'addDocument',
    from: 'rows.account',
    saved: (page) => accountOf(page),
    reach: async (page, say) => {
      await page.getByRole('link', { name: say('account', 'documents.add') }).click();
      await page.getByRole('link', { name: say('account', 'document.licence') }).click();
    },
    steps: 2,
    fill: async (page) => {
      await page.getByLabel(zh('forms', 'kind')).selectOption('taiwanPass');
      await fillIn(page, pass);
      return [pass.number, pass.expiry];
    },
    reloaded: () => ['hkMacauPass', '', '', ''],
  },
} satisfies Forms;
