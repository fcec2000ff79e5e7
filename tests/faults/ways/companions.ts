import { companions, segments } from '@mapp/sandbox/check-in';
import { fieldOf, member } from '../../e2e/beneficiary.support.ts';
import { companion, togetherOf, typeCompanion } from '../../e2e/check-in.support.ts';
import { headingOf } from '../../e2e/pages.support.ts';
import { busy, check, confirmed, press, screenRead, submit } from './ways.support.ts';
import type { Ways } from './way.ts';

const removeCompanion = confirmed(
  'companions',
  (page, say) => press(page, say, 'companions', 'remove'),
  'remove.confirm',
);

export const companionsWays = {
  companions: {
    ...screenRead('/boarde/travelPartner', ['companions', 'failed']),
    content: (page) => page.getByRole('main').getByText('单雄').first(),
  },
  addCompanion: {
    address: '/boarde/travelPartner',
    member,
    act: async (page, say) => {
      await typeCompanion(page);
      await submit('companions', 'save')(page, say);
    },
    tells: 'write',
    repeat: {
      fire: submit('companions', 'save'),
      check,
      absent: ['forms', 'absent.text'],
      typed: ['givenName', companion.givenName],
    },
    waiting: busy,
    content: (page) =>
      page
        .getByRole('main')
        .getByText(companion.familyName + companion.givenName)
        .first(),
  },
  changeCompanion: {
    address: `/boarde/redactpartner?companion=${companions.holder}`,
    member,
    act: async (page, say) => {
      await fieldOf(page, 'givenName').fill('雄飞');
      await submit('companions', 'save')(page, say);
    },
    tells: 'write',
    repeat: {
      fire: submit('companions', 'save'),
      check,
      absent: ['forms', 'absent.text'],
      typed: ['givenName', '雄飞'],
    },
    waiting: busy,
    content: (page) => page.getByRole('main').getByText('单雄飞').first(),
  },
  removeCompanion: {
    address: `/boarde/redactpartner?companion=${companions.holder}`,
    member,
    act: removeCompanion,
    tells: 'write',
    repeat: { fire: removeCompanion, check, absent: ['companions', 'remove.stillText'] },
    waiting: busy,
    content: (page, say) => headingOf(page, say('companions', 'title')),
  },
  joinCompanions: {
    address: `/boarde/travelPartner?segment=${segments.first}`,
    member,
    act: async (page) => {
      await page.getByRole('checkbox', { name: /单雄/ }).check();
      await togetherOf(page).click();
    },
    tells: 'toast',
    failed: ['companions', 'join.unknown'],
    content: (page, say) => headingOf(page, say('check-in', 'passengers.title')),
  },
} satisfies Ways;
