import type { ErrorEntry } from '../errors-entry.ts';

const bind = ['bindAndLogin'];

/** Errors and named outcomes of sign-in and points. Source: membership.md sections 4, 5 and 8. */
export const memberErrors = [
  { code: 'bind.0', meaning: 'Bound: the token is stored', action: 'none', messageKey: '', calls: bind },
  { code: 'bind.1', meaning: 'Nothing happens', action: 'none', messageKey: '', calls: bind },
  {
    code: 'bind.2',
    meaning: 'Not bound: single sign-on; on the rail channel the login cookies are cleared',
    action: 'signIn',
    messageKey: '',
    calls: bind,
  },
  {
    code: 'bind.3',
    meaning: 'Not bound: single sign-on; on the rail channel the login cookies are cleared',
    action: 'signIn',
    messageKey: '',
    calls: bind,
  },
  {
    code: 'bind.4',
    meaning: 'Not bound: single sign-on; on the rail channel the login cookies are cleared',
    action: 'signIn',
    messageKey: '',
    calls: bind,
  },

  {
    code: 'captcha.network',
    meaning: 'The network failed while a code was asked for: whether one was sent is found out first',
    action: 'retry',
    messageKey: 'recovery.unknown.send',
    calls: ['sendRecoveryCode'],
  },
  {
    code: 'pinyin.none',
    meaning: 'Rare character, enter English name manually',
    action: 'correct',
    messageKey: 'pinyin.none',
    calls: ['/api/memberApi/pinyin'],
  },
  {
    code: 'beneficiaries.full',
    meaning: 'As many beneficiaries as the server allows: none can be added until one is removed',
    action: 'correct',
    messageKey: 'beneficiaries.list.full',
    calls: ['queryBeneficiary'],
  },
  {
    code: 'beneficiaries.outcomeUnknown',
    meaning:
      'No answer came: whether it has been saved or removed is found out before anything is sent again',
    action: 'retry',
    messageKey: 'outcome.text',
    calls: ['addBeneficiary', 'updateBeneficiary', 'deleteBeneficiary'],
  },
  {
    code: 'points.signIn',
    meaning: 'Points are for signed-in members: log in with a member account',
    action: 'signIn',
    messageKey: 'booking-form.points.guest',
  },
] as const satisfies readonly ErrorEntry[];
