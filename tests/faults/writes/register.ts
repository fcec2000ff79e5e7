import { fieldOf } from '../../e2e/beneficiary.support.ts';
import { headingOf } from '../../e2e/pages.support.ts';
import {
  fillRegistration,
  goRegister,
  newcomer,
  registerOf,
  sendCodeOf,
  toRegister,
} from '../../e2e/register.support.ts';
import { zh } from '../../e2e/words.ts';
import { check } from './writes.support.ts';
import type { Writes } from './write.ts';

export const registerWrites = {
  sendCodeBySMS: {
    open: async (page) => {
      await toRegister(page);
      await fieldOf(page, 'phone').fill(newcomer.phone);
    },
    button: (page) => sendCodeOf(page),
    field: { without: 'Its field belongs to a form that another button sends.' },
    again: (page) => goRegister(page),
    lookUp: { without: 'Whether the message comes shows on the phone; asked again, the same one is sent.' },
    // The seconds until another can be asked for, which outlive a reload.
    done: (page) => page.locator('form b').first(),
    effects: async ({ now }) => (await now.messages()).length,
  },
  fastEnrollMember: {
    open: async (page) => {
      await toRegister(page);
      await fillRegistration(page);
    },
    button: (page) => registerOf(page),
    field: (page) => fieldOf(page, 'repeat'),
    again: (page) => goRegister(page),
    lookUp: { check, absent: (page) => page.getByText(zh('register', 'absent.text')) },
    done: (page) => headingOf(page, zh('register', 'success.title')),
    effects: async ({ now }) => Number(await now.isRegistered(newcomer)),
  },
} satisfies Writes;
