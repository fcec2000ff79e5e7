import type { Page } from '@playwright/test';
import { fieldOf, member } from '../../e2e/beneficiary.support.ts';
import { headingOf } from '../../e2e/pages.support.ts';
import type { Say } from '../../e2e/words.ts';
import { newPerson, typePerson } from '../writes/notify.ts';
import { busy, check, confirmed, press, screenRead, submit } from './ways.support.ts';
import type { Ways } from './way.ts';

const save = submit('notify', 'save');
const listed = (page: Page, say: Say) => headingOf(page, say('notify', 'title'));
const removing = confirmed('notify', (page, say) => press(page, say, 'notify', 'remove'), 'remove.confirm');

export const notifyWays = {
  peopleToNotify: {
    ...screenRead('/flight/addConcernPeople', ['notify', 'failed']),
    content: (page) =>
      page
        .getByRole('main')
        .getByText(/李四|si li/i)
        .first(),
  },
  savePersonToNotify: {
    address: '/flight/addConcernPeople?person=new',
    member,
    act: async (page, say) => {
      await fieldOf(page, 'name').waitFor();
      await typePerson(page);
      await save(page, say);
    },
    tells: 'write',
    repeat: { fire: save, check, absent: ['forms', 'absent.text'], typed: ['name', newPerson.name] },
    waiting: busy,
    content: listed,
  },
  removePersonToNotify: {
    address: '/flight/addConcernPeople?person=N2',
    member,
    act: removing,
    tells: 'write',
    repeat: { fire: removing, check, absent: ['notify', 'remove.stillText'] },
    waiting: busy,
    content: listed,
  },
} satisfies Ways;
