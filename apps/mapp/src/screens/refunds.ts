import type { ScreensOf } from '@mapp/kit/screens/shell';

export const screens: ScreensOf<'refunds'> = {
  refunds: {
    load: async () => (await import('@mapp/kit/screens/refunds/refunds')).RefundsScreen,
    catalogues: ['agent-refund', 'failures', 'refund', 'refunds', 'return-ticket'],
  },
  refundFilter: {
    load: async () => (await import('@mapp/kit/screens/refunds/refund-filter')).RefundFilterScreen,
    catalogues: ['refund', 'validation'],
  },
  refundTickets: {
    load: async () => (await import('@mapp/kit/screens/refunds/refund-tickets')).RefundTicketsScreen,
    catalogues: ['beneficiaries', 'failures', 'orders', 'refund', 'refunds', 'return-ticket'],
  },
  refundApplication: {
    load: async () => (await import('@mapp/kit/screens/refunds/refund-application')).RefundApplicationScreen,
    catalogues: ['attachments', 'bank-card', 'beneficiaries', 'failures', 'forms', 'notices', 'orders', 'outcome', 'refund', 'refund-form', 'refund-request', 'refunds', 'result', 'return-ticket', 'validation'],
  },
  addAccompanyingChild: {
    load: async () =>
      (await import('@mapp/kit/screens/refunds/add-accompanying-child')).AddAccompanyingScreen,
    catalogues: ['failures', 'refund', 'refund-form', 'refunds', 'validation'],
  },
  alreadyRefunded: {
    load: async () => (await import('@mapp/kit/screens/refunds/already-refunded')).AlreadyRefundedScreen,
    catalogues: ['refund', 'refund-request'],
  },
  refundDetail: {
    load: async () => (await import('@mapp/kit/screens/refunds/refund-detail')).RefundDetailScreen,
    catalogues: ['attachments', 'bank-card', 'beneficiaries', 'failures', 'forms', 'orders', 'outcome', 'refund', 'refund-form', 'refund-request', 'refunds', 'return-ticket', 'validation'],
  },
  feeCalculator: {
    load: async () => (await import('@mapp/kit/screens/refunds/fee-calculator')).FeeCalculatorScreen,
    catalogues: ['check-in', 'failures', 'fees', 'forms', 'outcome', 'saved-fees', 'validation'],
  },
  refundFee: {
    load: async () => (await import('@mapp/kit/screens/refunds/refund-fee')).RefundFeeScreen,
    catalogues: ['failures', 'fees', 'outcome', 'refunds', 'saved-fees', 'share'],
  },
  changeFee: {
    load: async () => (await import('@mapp/kit/screens/refunds/change-fee')).ChangeFeeScreen,
    catalogues: ['failures', 'fees', 'outcome', 'refunds', 'saved-fees', 'share'],
  },
  repurchaseRefunds: {
    load: async () => (await import('@mapp/kit/screens/refunds/repurchase')).RepurchaseListScreen,
    catalogues: ['repurchase'],
  },
  repurchaseTicketSearch: {
    load: async () => (await import('@mapp/kit/screens/refunds/repurchase-search')).RepurchaseSearchScreen,
    catalogues: ['account-fields', 'beneficiaries', 'forms', 'orders', 'refund', 'refunds', 'repurchase', 'return-ticket', 'validation'],
  },
  repurchaseResult: {
    load: async () => (await import('@mapp/kit/screens/refunds/repurchase-result')).RepurchaseResultScreen,
    catalogues: ['beneficiaries', 'duration', 'failures', 'outcome', 'repurchase'],
  },
  repurchaseSubmitted: {
    load: async () =>
      (await import('@mapp/kit/screens/refunds/repurchase-submitted')).RepurchaseSubmittedScreen,
    catalogues: ['failures', 'refund', 'repurchase', 'result'],
  },
  addBankCard: {
    load: async () => (await import('@mapp/kit/screens/refunds/add-bank-card')).AddBankCardScreen,
    catalogues: ['bank-card', 'failures', 'forms', 'outcome', 'validation'],
  },
  changeBankCard: {
    load: async () => (await import('@mapp/kit/screens/refunds/change-bank-card')).ChangeBankCardScreen,
    catalogues: ['bank-card', 'failures', 'forms', 'outcome', 'validation'],
  },
  agentRefund: {
    load: async () => (await import('@mapp/kit/screens/refunds/agent-refund')).AgentRefundScreen,
    catalogues: ['account-fields', 'agent-refund', 'beneficiaries', 'check-in', 'forms', 'orders', 'outcome', 'refund', 'refunds', 'result', 'return-ticket', 'validation'],
  },
  agentRefunds: {
    load: async () => (await import('@mapp/kit/screens/refunds/agent-refunds')).AgentRefundsScreen,
    catalogues: ['agent-refund', 'failures', 'refund'],
  },
  ticketRefunds: {
    load: async () => (await import('@mapp/kit/screens/refunds/ticket-refunds')).TicketRefundsScreen,
    catalogues: ['beneficiaries', 'failures', 'orders', 'refund', 'refunds', 'return-ticket'],
  },
  refundNotes: {
    load: async () => (await import('@mapp/kit/screens/refunds/refund-notes')).RefundNotesScreen,
    catalogues: ['return-ticket'],
  },
  ticketRefundDetail: {
    load: async () =>
      (await import('@mapp/kit/screens/refunds/ticket-refund-detail')).TicketRefundDetailScreen,
    catalogues: ['attachments', 'bank-card', 'beneficiaries', 'failures', 'forms', 'orders', 'outcome', 'refund', 'refund-form', 'refund-request', 'refunds', 'return-ticket', 'validation'],
  },
  refundReapply: {
    load: async () => (await import('@mapp/kit/screens/refunds/refund-reapply')).RefundReapplyScreen,
    catalogues: ['attachments', 'failures', 'forms', 'orders', 'outcome', 'refund', 'refund-form', 'refund-request', 'refunds', 'return-ticket', 'validation'],
  },
  refundIdentity: {
    load: async () => (await import('@mapp/kit/screens/account/refund-identity')).RefundIdentityScreen,
    catalogues: ['account', 'account-fields', 'beneficiaries', 'failures', 'forms', 'outcome', 'places', 'return-ticket', 'validation'],
  },
  refundProofResult: {
    load: async () => (await import('@mapp/kit/screens/refunds/refund-proof-result')).RefundProofResultScreen,
    catalogues: ['failures', 'return-ticket'],
  },
};
