import type { ScreensOf } from '@mapp/kit/screens/shell';
import * as catalogues from '../catalogues/refunds.gen.ts';

export const screens: ScreensOf<'refunds'> = {
  refunds: {
    load: async () => (await import('@mapp/kit/screens/refunds/refunds')).RefundsScreen,
    catalogues: catalogues.refunds,
  },
  refundFilter: {
    load: async () => (await import('@mapp/kit/screens/refunds/refund-filter')).RefundFilterScreen,
    catalogues: catalogues.refundFilter,
  },
  refundTickets: {
    load: async () => (await import('@mapp/kit/screens/refunds/refund-tickets')).RefundTicketsScreen,
    catalogues: catalogues.refundTickets,
  },
  refundApplication: {
    load: async () => (await import('@mapp/kit/screens/refunds/refund-application')).RefundApplicationScreen,
    catalogues: catalogues.refundApplication,
  },
  addAccompanyingChild: {
    load: async () =>
      (await import('@mapp/kit/screens/refunds/add-accompanying-child')).AddAccompanyingScreen,
    catalogues: catalogues.addAccompanyingChild,
  },
  alreadyRefunded: {
    load: async () => (await import('@mapp/kit/screens/refunds/already-refunded')).AlreadyRefundedScreen,
    catalogues: catalogues.alreadyRefunded,
  },
  refundDetail: {
    load: async () => (await import('@mapp/kit/screens/refunds/refund-detail')).RefundDetailScreen,
    catalogues: catalogues.refundDetail,
  },
  feeCalculator: {
    load: async () => (await import('@mapp/kit/screens/refunds/fee-calculator')).FeeCalculatorScreen,
    catalogues: catalogues.feeCalculator,
  },
  refundFee: {
    load: async () => (await import('@mapp/kit/screens/refunds/refund-fee')).RefundFeeScreen,
    catalogues: catalogues.refundFee,
  },
  changeFee: {
    load: async () => (await import('@mapp/kit/screens/refunds/change-fee')).ChangeFeeScreen,
    catalogues: catalogues.changeFee,
  },
  repurchaseRefunds: {
    load: async () => (await import('@mapp/kit/screens/refunds/repurchase')).RepurchaseListScreen,
    catalogues: catalogues.repurchaseRefunds,
  },
  repurchaseTicketSearch: {
    load: async () => (await import('@mapp/kit/screens/refunds/repurchase-search')).RepurchaseSearchScreen,
    catalogues: catalogues.repurchaseTicketSearch,
  },
  repurchaseResult: {
    load: async () => (await import('@mapp/kit/screens/refunds/repurchase-result')).RepurchaseResultScreen,
    catalogues: catalogues.repurchaseResult,
  },
  repurchaseSubmitted: {
    load: async () =>
      (await import('@mapp/kit/screens/refunds/repurchase-submitted')).RepurchaseSubmittedScreen,
    catalogues: catalogues.repurchaseSubmitted,
  },
  addBankCard: {
    load: async () => (await import('@mapp/kit/screens/refunds/add-bank-card')).AddBankCardScreen,
    catalogues: catalogues.addBankCard,
  },
  changeBankCard: {
    load: async () => (await import('@mapp/kit/screens/refunds/change-bank-card')).ChangeBankCardScreen,
    catalogues: catalogues.changeBankCard,
  },
  agentRefund: {
    load: async () => (await import('@mapp/kit/screens/refunds/agent-refund')).AgentRefundScreen,
    catalogues: catalogues.agentRefund,
  },
  agentRefunds: {
    load: async () => (await import('@mapp/kit/screens/refunds/agent-refunds')).AgentRefundsScreen,
    catalogues: catalogues.agentRefunds,
  },
  ticketRefunds: {
    load: async () => (await import('@mapp/kit/screens/refunds/ticket-refunds')).TicketRefundsScreen,
    catalogues: catalogues.ticketRefunds,
  },
  refundNotes: {
    load: async () => (await import('@mapp/kit/screens/refunds/refund-notes')).RefundNotesScreen,
    catalogues: catalogues.refundNotes,
  },
  ticketRefundDetail: {
    load: async () =>
      (await import('@mapp/kit/screens/refunds/ticket-refund-detail')).TicketRefundDetailScreen,
    catalogues: catalogues.ticketRefundDetail,
  },
  refundReapply: {
    load: async () => (await import('@mapp/kit/screens/refunds/refund-reapply')).RefundReapplyScreen,
    catalogues: catalogues.refundReapply,
  },
  refundIdentity: {
    load: async () => (await import('@mapp/kit/screens/account/refund-identity')).RefundIdentityScreen,
    catalogues: catalogues.refundIdentity,
  },
  refundProofResult: {
    load: async () => (await import('@mapp/kit/screens/refunds/refund-proof-result')).RefundProofResultScreen,
    catalogues: catalogues.refundProofResult,
  },
};
