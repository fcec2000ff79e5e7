import type { ErrorEntry } from '../errors-entry.ts';

/** Errors of the points calculator. Source: membership.md sections 5 and 8. */
export const calculatorErrors = [
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
    messageKey: 'validation.amount.missing',
    calls: ['/api/memberApi/member/accrualMileageCalculatorNew'],
  },
  {
    code: 'exchange.-1',
    meaning: 'Code -1 of the exchange calculation: the result is hidden',
    action: 'correct',
    messageKey: 'calculator.exchangeNone',
    calls: ['/api/memberApi/member/retrieveRewardsWithPricingDetail'],
  },
  {
    code: 'exchange.other',
    meaning: 'Any other Code of the exchange calculation: nothing is shown',
    action: 'none',
    messageKey: '',
    calls: ['/api/memberApi/member/retrieveRewardsWithPricingDetail'],
  },
] as const satisfies readonly ErrorEntry[];
