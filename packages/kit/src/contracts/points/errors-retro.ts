import type { ErrorEntry } from '../errors-entry.ts';

const retro = ['/api/memberApi/member/queryRetroByTicketNum'];
const claim = ['/api/memberApi/member/retroClaim'];

/** Errors of a claim of missing points. Source: membership.md sections 4 and 8. */
export const retroErrors = [
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
    action: 'goTo:accountManagement',
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
    calls: [...retro, 'claimHistory'],
  },
  {
    code: 'retro.submitted',
    meaning: 'Points retroactive claim submitted successfully',
    action: 'none',
    messageKey: 'retro.submitted',
    calls: claim,
  },
  {
    code: 'retro.early',
    meaning: 'The flight can be claimed from a later day on',
    action: 'none',
    messageKey: 'retro.early',
    calls: claim,
  },
  {
    code: 'retro.late',
    meaning: 'The flight can be claimed no more',
    action: 'callHotline',
    messageKey: 'retro.late',
    calls: claim,
  },
  {
    code: 'retro.outcomeUnknown',
    meaning:
      'No answer came: whether the claim was submitted is looked up in the history before it is sent again',
    action: 'retry',
    messageKey: 'outcome.text',
    calls: claim,
  },
] as const satisfies readonly ErrorEntry[];
