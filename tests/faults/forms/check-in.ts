import { segments } from '@mapp/sandbox/check-in';
import { zh } from '../../e2e/words.ts';
import { fillIn, idNumber, type Forms } from './form.ts';

const ofCompanion = {
  familyName: '林',
  givenName: '海',
  number: idNumber('11010119880917337'),
  phone: '13912340987',
};

const ofTraveller = {
  number: 'E55443322',
  expiry: '2033-05-06',
  street: '77 Canary Lane',
  postcode: '200433',
  destination: '9-8-7 Kanaria, Tokyo',
  phone: '13912340987',
  email: 'canary@example.com',
};

export const checkInForms = {
  'a companion who is added': {
    write: 'addCompanion',
    from: 'rows.checkIn',
    reach: (page, say) => page.getByRole('link', { name: say('check-in', 'ways.companions') }).click(),
    steps: 1,
    fill: async (page) => {
      await fillIn(page, ofCompanion);
      return Object.values(ofCompanion).filter((text) => text.length > 1);
    },
    saved: (page) => page.getByRole('main').getByText('林海').first(),
    reloaded: (atFirst) => atFirst,
  },
  'information for international travel': {
    write: 'saveTravelInformation',
    from: 'rows.checkIn',
    reach: async (page, say) => {
      await page
        .getByRole('main')
        .locator(`a[href*="passengerList?segment=${segments.abroad}"]`)
        .first()
        .click();
      await page.getByRole('button', { name: say('check-in', 'party.next'), exact: true }).click();
    },
    steps: 2,
    fill: async (page) => {
      await fillIn(page, ofTraveller);
      return Object.values(ofTraveller);
    },
    saved: (page) => page.getByText(zh('travel-information', 'state.filled'), { exact: true }),
    reloaded: (atFirst) => atFirst,
  },
} satisfies Forms;
