import { headingOf, visit } from '../../e2e/pages.support.ts';
import { zh } from '../../e2e/words.ts';
import { newPerson, typePerson } from '../writes/notify.ts';
import type { Forms } from './form.ts';

export const notifyForms = {
  'somebody to notify': {
    write: 'savePersonToNotify',
    reach: async (page, say) => {
      await visit(page, '/mapp/flight/addConcernPeople');
      await page.getByRole('link', { name: say('notify', 'add'), exact: true }).click();
    },
    steps: 1,
    fill: async (page) => {
      await typePerson(page);
      return [newPerson.phone];
    },
    saved: (page) => headingOf(page, zh('notify', 'title')),
    reloaded: (atFirst) => atFirst,
  },
} satisfies Forms;
