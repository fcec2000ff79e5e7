import type { Page } from '@playwright/test';
import { fieldOf } from '../../e2e/beneficiary.support.ts';
import { headingOf } from '../../e2e/pages.support.ts';
import {
  confirmName,
  sendOf,
  stepOf,
  toPassword,
  typeCode,
  typePassword,
} from '../../e2e/recovery.support.ts';
import { zh } from '../../e2e/words.ts';
import { check, noForm, press } from './writes.support.ts';
import type { Writes } from './write.ts';

/** Its progress is kept nowhere on the device. */
const afresh = (page: Page) => page.getByText(zh('recovery', 'reloaded'));

const start = '/mapp/findPassword?channel=login&returnUrl=/mapp/Home';

export const recoveryWrites = {
  sendRecoveryCode: {
    open: async (page) => {
      await page.goto(start);
      await confirmName(page);
    },
    button: (page) => sendOf(page),
    field: noForm,
    again: (page) => press(page, 'recovery', 'next').click(),
    lookUp: { check, absent: (page) => page.getByText(zh('recovery', 'absent.send')) },
    done: (page) => fieldOf(page, 'code'),
    afresh,
    effects: async ({ now }) => (await now.recovery()).codes,
  },
  checkRecoveryCode: {
    open: async (page) => {
      await page.goto(start);
      await typeCode(page);
    },
    button: (page) => press(page, 'recovery', 'next'),
    field: { without: 'Its one field is still there on the way back.' },
    again: (page) => press(page, 'recovery', 'next').click(),
    lookUp: { check, absent: (page) => page.getByText(zh('recovery', 'absent.check')) },
    done: (page) => stepOf(page, 'password'),
    afresh,
    effects: async ({ now }) => Number((await now.recovery()).step === 'password'),
  },
  resetForgottenPassword: {
    open: async (page) => {
      await page.goto(start);
      await toPassword(page);
    },
    button: (page) => press(page, 'recovery', 'password.set'),
    field: (page) => fieldOf(page, 'repeat'),
    again: async (page) => {
      await press(page, 'recovery', 'next').click();
      await typePassword(page);
    },
    lookUp: { check, absent: (page) => page.getByText(zh('recovery', 'absent.reset')) },
    done: (page) => headingOf(page, zh('home', 'greeting.guest')),
    effects: async ({ now }) => (await now.recoveries()).filter(({ step }) => step === 'done').length,
  },
} satisfies Writes;
