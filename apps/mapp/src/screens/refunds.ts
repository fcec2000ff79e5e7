import type { ScreensOf } from '@mapp/kit/screens/shell';

export const screens: ScreensOf<'refunds'> = {
  feeCalculator: {
    load: async () => (await import('@mapp/kit/screens/refunds/fee-calculator')).FeeCalculatorScreen,
    catalogues: ['check-in', 'failures', 'fees', 'forms', 'outcome', 'saved-fees', 'validation'],
  },
  refundFee: {
    load: async () => (await import('@mapp/kit/screens/refunds/refund-fee')).RefundFeeScreen,
    catalogues: ['failures', 'fees', 'outcome', 'refunds', 'saved-fees'],
  },
  changeFee: {
    load: async () => (await import('@mapp/kit/screens/refunds/change-fee')).ChangeFeeScreen,
    catalogues: ['failures', 'fees', 'outcome', 'refunds', 'saved-fees'],
  },
};
