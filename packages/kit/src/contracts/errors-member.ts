import type { ErrorEntry } from './errors-entry.ts';

const bind = ['bindAndLogin'];
const retro = ['/api/memberApi/member/queryRetroByTicketNum'];
const enrol = ['/api/memberApi/member/fastEnrollMember'];

/** Errors and named outcomes of sign-in, registration and points. Source: membership.md sections 4, 5 and 8. */
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
    code: 'retro.00000',
    meaning: 'Claimable: "claim now"',
    action: 'none',
    messageKey: 'retro.00000',
    calls: retro,
  },
  {
    code: 'retro.RTC01',
    meaning: 'Name mismatch, please call customer service (95530)',
    action: 'callHotline',
    messageKey: 'retro.RTC01',
    calls: retro,
  },
  {
    code: 'retro.RTC02',
    meaning: 'Cannot find ID information, maintain ID first',
    action: 'goTo:addDocument',
    messageKey: 'retro.RTC02',
    calls: retro,
  },
  {
    code: 'retro.RTC03',
    meaning: 'Not a 781 ticket',
    action: 'correct',
    messageKey: 'retro.RTC03',
    calls: retro,
  },
  {
    code: 'retro.RTC04',
    meaning: 'Flight already claimed',
    action: 'goTo:claimHistory',
    messageKey: 'retro.RTC04',
    calls: retro,
  },
  {
    code: 'retro.RTC05',
    meaning: 'Partner flight, choose partner claim',
    action: 'goTo:retroClaim',
    messageKey: 'retro.RTC05',
    calls: retro,
  },
  {
    code: 'retro.RTC06',
    meaning: 'Not supported, flight not operated by the group',
    action: 'none',
    messageKey: 'retro.RTC06',
    calls: retro,
  },
  {
    code: 'retro.empty',
    meaning: 'No data: the claim list is empty',
    action: 'correct',
    messageKey: 'retro.empty',
    calls: [...retro, '/api/memberApi/member/queryViewRetroClaimListNew'],
  },
  {
    code: 'retro.submitted',
    meaning: 'Points retroactive claim submitted successfully',
    action: 'none',
    messageKey: 'retro.submitted',
    calls: ['/api/memberApi/member/retroClaim'],
  },

  {
    code: 'calculator.empty',
    meaning: 'Cannot find corresponding information',
    action: 'correct',
    messageKey: 'calculator.empty',
    calls: ['/api/memberApi/member/accrualMileageCalculatorNew'],
  },
  {
    code: 'calculator.amountMissing',
    meaning: 'The ticket amount is missing',
    action: 'correct',
    messageKey: 'calculator.amountMissing',
  },
  {
    code: 'exchange.-1',
    meaning: 'Code -1 of the exchange calculation: the result is hidden',
    action: 'correct',
    messageKey: 'calculator.exchangeNone',
    calls: ['/api/memberApi/member/retrieveRewardsWithPricingDetail'],
  },

  {
    code: 'registration.idExists',
    meaning: 'Code -1 "ID already exists": a dialog, no toast',
    action: 'goTo:login',
    messageKey: 'account.idExists',
    calls: enrol,
  },
  {
    code: 'registration.-5',
    meaning: 'resultCode -5: an error dialog',
    action: 'callHotline',
    messageKey: 'account.notRegistered',
    calls: enrol,
  },
  {
    code: 'registration.-1',
    meaning: 'Any other Code -1: the server’s message as a toast',
    action: 'correct',
    messageKey: 'failures.refused.text',
    calls: enrol,
  },

  {
    code: 'captcha.network',
    meaning: 'The captcha did not load',
    action: 'retry',
    messageKey: 'account.captchaFailed',
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
    messageKey: 'points.signIn',
  },
] as const satisfies readonly ErrorEntry[];
