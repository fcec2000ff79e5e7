import { headingOf, visit } from '../../e2e/pages.support.ts';
import { zh } from '../../e2e/words.ts';
import { fillIn, type Forms } from './form.ts';

const contact = { name: '林海棠', phone: '13912340987', email: 'canary@example.com' };

export const bookingForms = {
  'a booking': {
    write: 'createOrder',
    reach: async (page, say) => {
      await visit(page, '/mapp/reserve/flightList?trip=oneway&seg=SHA-PEK-2026-06-08&adults=1');
      await page
        .getByRole('link', { name: /MU5101/ })
        .first()
        .click();
      await page.getByRole('radio').first().check();
      await page.getByRole('button', { name: say('cabin-choice', 'verify'), exact: true }).click();
      await headingOf(page, say('booking-form', 'title')).waitFor();
    },
    steps: 2,
    fill: async (page) => {
      await page.getByRole('link', { name: zh('booking-form', 'people.add') }).click();
      await page.getByRole('checkbox').first().check();
      await page.getByRole('button', { name: zh('booking-form', 'passengers.done'), exact: true }).click();
      await fillIn(page, contact);
      await page.getByRole('checkbox').nth(-2).check();
      return Object.values(contact);
    },
    refused: (page) => page.getByText(zh('booking-form', 'refused'), { exact: true }),
    saved: (page) => headingOf(page, zh('payment', 'title')),
    // The name, the phone and the email; the member does not take the place of somebody who was typed.
    reloaded: ([, country = '']) => ['', country, '', ''],
  },
} satisfies Forms;
