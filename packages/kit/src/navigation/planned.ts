import { members, open } from './route.ts';

/**
 * The routes that are not built yet. Nothing can go there, their addresses answer with not-found, and they are no
 * part of the first load. A line moves to `routes.ts` when its screen is built.
 */
export const planned = {
  ...open('home', {
    service: { path: '/service', assumed: true },
  }),
  ...members('orders', {
    orders: { path: '/order/list', keepAlive: true },
    prepaidOrders: { path: '/order/peList', keepAlive: true },
    orderDetail: '/order/detail/:id',
    prepaidOrderDetail: '/order/peDetail/:id',
    vouchers: '/order/credential',
    voucherDelivery: '/order/logistic/:id',
    travelOrders: '/order/travel',
    travelOrderDetail: '/order/travelDetail/:id',
    myOrders: '/myOrder/list',
    orderQuery: '/myOrder/query',
  }),
  ...open('booking', {
    bookingEditPassenger: '/overbook/editAircrew',
    bookingAddressChoice: '/overbook/address',
    bookingAddAddress: '/overbook/addAddress',
    bookingEditAddress: '/overbook/editAddress',
    invoiceTitles: '/overbook/invoiceList',
    addInvoiceTitle: '/overbook/addInvoice',
    editInvoiceTitle: '/overbook/editInvoice',
    bookingAddSavedPassenger: '/overbook/addPassenger',
    bookingAddIdentity: '/overbook/addID',
    outLink: { path: '/overbook/outLink', query: ['url'] },
    activateCoupon: '/overbook/activateCoupon',
    productLabel: '/overbook/labelDescription',
    specialBookingMaterial: '/overbook/specialMaterial',
    specialHome: '/specialHome',
    specialMaterial: '/specialMaterial',
    wrongPurchase: '/wrongPurchase',
  }),
  ...members('booking', {
    bookingBeneficiaries: '/overbook/beneficiaryList',
    bookingAddBeneficiary: '/overbook/addBeneficiary',
  }),
  ...members('refunds', {
    ticketRefunds: { path: '/returnTicket/list', default: true },
    refundIdentity: '/returnTicket/identity',
    refundProofResult: '/returnTicket/result',
    ticketRefundDetail: '/returnTicket/detail',
    refundReapply: '/returnTicket/reapply',
    refundNotes: '/returnTicket/applyreturnnote',
    refunds: { path: '/generalRefund/list', default: true },
    refundApplication: '/generalRefund/apply',
    addBankCard: '/generalRefund/addBank',
    refundDetail: '/generalRefund/detail',
    changeBankCard: '/generalRefund/exchangeCard',
    agentRefund: '/generalRefund/valet',
    agentRefunds: '/generalRefund/valteList',
    refundTickets: '/generalRefund/refundTicket',
    alreadyRefunded: '/generalRefund/hasRefund',
    addAccompanyingChild: '/generalRefund/addChild',
    refundFilter: '/generalRefund/filter',
  }),
  ...open('refunds', {
    repurchaseRefunds: { path: '/twoHourRefund/list', default: true },
    repurchaseTicketSearch: '/twoHourRefund/searchTickets',
    repurchaseResult: '/twoHourRefund/queryResult',
    repurchaseSubmitted: '/twoHourRefund/success',
  }),
  ...members('changes', {
    reschedule: { path: '/reschedule/index', default: true },
    rescheduleTicketInquiry: '/reschedule/ticketInquiry',
    upgradeFlight: '/retreatUpgrade/upgradeFlight',
    upgradePassengers: { path: '/retreatUpgrade/aircrew', default: true },
    upgradeOrder: '/retreatUpgrade/order',
    upgradeCabin: '/retreatUpgrade/upgradeShipping',
    upgradeCabinDetail: '/retreatUpgrade/copyShip',
    upgradeVouchers: '/retreatUpgrade/upgradeRoll',
    commonVouchers: '/retreatUpgrade/commonRoll',
    platinumUpgrade: { path: '/platinumUpgrade/index', default: true },
    platinumUpgradeRules: '/platinumUpgrade/upgradeRule',
    platinumUpgradeCabin: '/platinumUpgrade/upgradeShipping',
    platinumUpgradeVouchers: '/platinumUpgrade/upgradeRoll',
    platinumUpgradeSubmitted: '/platinumUpgrade/success/:id',
  }),
  ...open('notices', {
    notice: { path: '/notice/:slug', assumed: true },
  }),
};

/** A route that is to come. */
export type Planned = keyof typeof planned;
