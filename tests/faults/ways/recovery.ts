import {
  confirmName,
  findMember,
  forgetful,
  sendOf,
  stepOf,
  toPassword,
  typeCode,
  whereverItStands,
} from '../../e2e/recovery.support.ts';
import { fieldOf } from '../../e2e/beneficiary.support.ts';
import { busy, check, submit } from './ways.support.ts';
import type { Ways } from './way.ts';

const address = '/findPassword';
const next = submit('recovery', 'next');
const set = submit('recovery', 'password.set');

export const recoveryWays = {
  findRecoveryMember: {
    address,
    act: (page, say) => findMember(page, say),
    tells: 'form',
    refusal: 'screen',
    repeat: { fire: next, typed: ['number', forgetful.number] },
    waiting: busy,
    content: (page, say) => stepOf(page, 'name', say),
  },
  confirmRecoveryName: {
    address,
    act: (page, say) => confirmName(page, say),
    tells: 'form',
    refusal: 'screen',
    repeat: { fire: next, typed: ['givenName', forgetful.givenName] },
    waiting: busy,
    content: (page, say) => stepOf(page, 'choose', say),
  },
  sendRecoveryCode: {
    address,
    act: async (page, say) => {
      await confirmName(page, say);
      await sendOf(page, say).click();
    },
    tells: 'write',
    refusal: 'screen',
    repeat: {
      fire: async (page, say) => {
        await whereverItStands(page, say, () => confirmName(page, say));
        await sendOf(page, say).click();
      },
      check,
      absent: ['recovery', 'absent.text'],
      chosen: (page) => page.getByRole('radio').first(),
      ends: true,
    },
    waiting: busy,
    content: (page) => fieldOf(page, 'code'),
  },
  checkRecoveryCode: {
    address,
    act: async (page, say) => {
      await typeCode(page, say);
      await next(page, say);
    },
    tells: 'write',
    refusal: 'screen',
    repeat: {
      fire: async (page, say) => {
        await whereverItStands(page, say, () => typeCode(page, say, 'mail'));
        await next(page, say);
      },
      check,
      absent: ['recovery', 'absent.text'],
      typed: ['code', '246810'],
      ends: true,
    },
    waiting: busy,
    content: (page, say) => stepOf(page, 'password', say),
  },
  resetForgottenPassword: {
    address: `${address}?channel=login&returnUrl=/mapp/Home`,
    act: async (page, say) => {
      await toPassword(page, say);
      await set(page, say);
    },
    tells: 'write',
    refusal: 'screen',
    repeat: {
      fire: set,
      check,
      absent: ['recovery', 'absent.text'],
      typed: ['password', forgetful.password],
    },
    waiting: busy,
    content: (page, say) => page.getByRole('heading', { level: 1, name: say('home', 'greeting.guest') }),
  },
  recoveryProgress: {
    address,
    act: async (page, say) => {
      await confirmName(page, say);
      await page.route('**/getCaptchaForget', (route) => route.abort(), { times: 1 });
      await sendOf(page, say).click();
      await submit('outcome', 'check')(page, say);
    },
    tells: 'toast',
    repeat: { fire: submit('outcome', 'check'), chosen: (page) => page.getByRole('radio').first() },
    waiting: busy,
    content: (page, say) => page.getByText(say('recovery', 'absent.text')),
  },
} satisfies Ways;
