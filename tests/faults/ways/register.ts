import { fieldOf } from '../../e2e/beneficiary.support.ts';
import { fillRegistration, newcomer, registerOf, sendCodeOf } from '../../e2e/register.support.ts';
import { busy, check, submit } from './ways.support.ts';
import type { Ways } from './way.ts';

const address = '/register';
const register = submit('register', 'submit');

export const registerWays = {
  sendCodeBySMS: {
    address,
    act: async (page, say) => {
      await fieldOf(page, 'phone').fill(newcomer.phone);
      await sendCodeOf(page, say).click();
    },
    tells: 'form',
    repeat: {
      fire: (page, say) => sendCodeOf(page, say).click(),
      typed: ['phone', newcomer.phone],
    },
    waiting: busy,
    content: (page) => page.locator('form b').first(),
  },
  fastEnrollMember: {
    address,
    act: async (page, say) => {
      await fillRegistration(page);
      await register(page, say);
    },
    tells: 'write',
    repeat: {
      fire: register,
      check,
      absent: ['register', 'absent.text'],
      typed: ['number', newcomer.number],
    },
    waiting: busy,
    content: (page, say) => page.getByRole('heading', { level: 1, name: say('register', 'success.title') }),
  },
  enrolmentOutcome: {
    address,
    act: async (page, say) => {
      await fillRegistration(page);
      await page.route('**/fastEnrollMember', (route) => route.abort(), { times: 1 });
      await registerOf(page, say).click();
      await submit('outcome', 'check')(page, say);
    },
    tells: 'form',
    repeat: {
      fire: submit('outcome', 'check'),
      chosen: (page) => page.locator(`[name=number][value="${newcomer.number}"], [name=number]`),
    },
    waiting: busy,
    content: (page, say) => page.getByText(say('register', 'absent.text')),
  },
} satisfies Ways;
