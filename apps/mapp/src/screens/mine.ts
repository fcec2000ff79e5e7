import type { ScreensOf } from '@mapp/kit/screens/shell';
import * as catalogues from '../catalogues/mine.gen.ts';

export const screens: ScreensOf<'mine'> = {
  accountManagement: {
    load: async () => (await import('@mapp/kit/screens/account/account')).AccountScreen,
    catalogues: catalogues.accountManagement,
  },
  addDocument: {
    load: async () => (await import('@mapp/kit/screens/account/choose-document')).ChooseDocumentScreen,
    catalogues: catalogues.addDocument,
  },
  editDocument: {
    load: async () => (await import('@mapp/kit/screens/account/edit-document')).EditDocumentScreen,
    catalogues: catalogues.editDocument,
  },
  addMobile: {
    load: async () => (await import('@mapp/kit/screens/account/add-mobile')).AddMobileScreen,
    catalogues: catalogues.addMobile,
  },
  editMobile: {
    load: async () => (await import('@mapp/kit/screens/account/edit-mobile')).EditMobileScreen,
    catalogues: catalogues.editMobile,
  },
  addEmail: {
    load: async () => (await import('@mapp/kit/screens/account/add-email')).AddEmailScreen,
    catalogues: catalogues.addEmail,
  },
  identityCheck: {
    load: async () => (await import('@mapp/kit/screens/account/identity-check')).IdentityCheckScreen,
    catalogues: catalogues.identityCheck,
  },
  preferences: {
    load: async () => (await import('@mapp/kit/screens/account/preferences')).PreferencesScreen,
    catalogues: catalogues.preferences,
  },
  editPointsPassword: {
    load: async () => (await import('@mapp/kit/screens/account/points-password')).PointsPasswordScreen,
    catalogues: catalogues.editPointsPassword,
  },
  editLoginPassword: {
    load: async () => (await import('@mapp/kit/screens/account/login-password')).LoginPasswordScreen,
    catalogues: catalogues.editLoginPassword,
  },
  savedPassengers: {
    load: async () => (await import('@mapp/kit/screens/saved-people/passengers')).SavedPassengersScreen,
    catalogues: catalogues.savedPassengers,
  },
  savedAddresses: {
    load: async () => (await import('@mapp/kit/screens/saved-people/addresses')).SavedAddressesScreen,
    catalogues: catalogues.savedAddresses,
  },
  savedContacts: {
    load: async () => (await import('@mapp/kit/screens/saved-people/contacts')).SavedContactsScreen,
    catalogues: catalogues.savedContacts,
  },
  addSavedPassenger: {
    load: async () => (await import('@mapp/kit/screens/saved-people/add-passenger')).AddPassengerScreen,
    catalogues: catalogues.addSavedPassenger,
  },
  editSavedPassenger: {
    load: async () => (await import('@mapp/kit/screens/saved-people/edit-passenger')).EditPassengerScreen,
    catalogues: catalogues.editSavedPassenger,
  },
  addPassengerDocument: {
    load: async () => (await import('@mapp/kit/screens/saved-people/add-document')).AddDocumentScreen,
    catalogues: catalogues.addPassengerDocument,
  },
  editPassengerDocument: {
    load: async () => (await import('@mapp/kit/screens/saved-people/edit-document')).EditDocumentScreen,
    catalogues: catalogues.editPassengerDocument,
  },
  addContact: {
    load: async () => (await import('@mapp/kit/screens/saved-people/add-contact')).AddContactScreen,
    catalogues: catalogues.addContact,
  },
  editContact: {
    load: async () => (await import('@mapp/kit/screens/saved-people/edit-contact')).EditContactScreen,
    catalogues: catalogues.editContact,
  },
  addAddress: {
    load: async () => (await import('@mapp/kit/screens/saved-people/add-address')).AddAddressScreen,
    catalogues: catalogues.addAddress,
  },
  editAddress: {
    load: async () => (await import('@mapp/kit/screens/saved-people/edit-address')).EditAddressScreen,
    catalogues: catalogues.editAddress,
  },
  mine: {
    load: async () => (await import('@mapp/kit/screens/mine/mine')).MineScreen,
    catalogues: catalogues.mine,
  },
  settings: {
    load: async () => (await import('@mapp/kit/screens/mine/settings')).SettingsScreen,
    catalogues: catalogues.settings,
  },
  regionAndLanguage: {
    load: async () => (await import('@mapp/kit/screens/mine/region-and-language')).RegionAndLanguageScreen,
    catalogues: catalogues.regionAndLanguage,
  },
  coupons: {
    load: async () => (await import('@mapp/kit/screens/coupons/coupons')).CouponsScreen,
    catalogues: catalogues.coupons,
  },
  activationCode: {
    load: async () => (await import('@mapp/kit/screens/coupons/activation-code')).ActivationCodeScreen,
    catalogues: catalogues.activationCode,
  },
  couponHistory: {
    load: async () => (await import('@mapp/kit/screens/coupons/coupon-history')).CouponHistoryScreen,
    catalogues: catalogues.couponHistory,
  },
  couponInstructions: {
    load: async () => (await import('@mapp/kit/screens/coupons/instructions')).InstructionsScreen,
    catalogues: catalogues.couponInstructions,
  },
  cardCoupons: {
    load: async () => (await import('@mapp/kit/screens/coupons/card-coupons')).CardCouponsScreen,
    catalogues: catalogues.cardCoupons,
  },
  offers: {
    load: async () => (await import('@mapp/kit/screens/coupons/offers')).OffersScreen,
    catalogues: catalogues.offers,
  },
  ticketExchange: {
    load: async () =>
      (await import('@mapp/kit/screens/ticket-exchange/ticket-exchange')).TicketExchangeScreen,
    catalogues: catalogues.ticketExchange,
  },
  orderHub: {
    load: async () => (await import('@mapp/kit/screens/mine/order-hub')).OrderHubScreen,
    catalogues: catalogues.orderHub,
  },
  buyPoints: {
    load: async () => (await import('@mapp/kit/screens/points-orders/buy-points')).BuyPointsScreen,
    catalogues: catalogues.buyPoints,
  },
  pointsOrder: {
    load: async () => (await import('@mapp/kit/screens/points-orders/order')).PointsOrderScreen,
    catalogues: catalogues.pointsOrder,
  },
  pointsPaymentResult: {
    load: async () =>
      (await import('@mapp/kit/screens/points-orders/payment-result')).PointsPaymentResultScreen,
    catalogues: catalogues.pointsPaymentResult,
  },
  pointsOrders: {
    load: async () => (await import('@mapp/kit/screens/points-orders/orders')).PointsOrdersScreen,
    catalogues: catalogues.pointsOrders,
  },
  pointsOrderDetail: {
    load: async () => (await import('@mapp/kit/screens/points-orders/order-detail')).PointsOrderDetailScreen,
    catalogues: catalogues.pointsOrderDetail,
  },
  exchangeTier: {
    load: async () => (await import('@mapp/kit/screens/tier-orders/exchange-tier')).ExchangeTierScreen,
    catalogues: catalogues.exchangeTier,
  },
  tierCompensation: {
    load: async () =>
      (await import('@mapp/kit/screens/tier-orders/tier-compensation')).TierCompensationScreen,
    catalogues: catalogues.tierCompensation,
  },
  tierPayment: {
    load: async () => (await import('@mapp/kit/screens/tier-orders/confirm-tier')).ConfirmTierScreen,
    catalogues: catalogues.tierPayment,
  },
  tierPaymentResult: {
    load: async () =>
      (await import('@mapp/kit/screens/tier-orders/tier-payment-result')).TierPaymentResultScreen,
    catalogues: catalogues.tierPaymentResult,
  },
  tierOrders: {
    load: async () => (await import('@mapp/kit/screens/tier-orders/tier-orders')).TierOrdersScreen,
    catalogues: catalogues.tierOrders,
  },
  tierOrderDetail: {
    load: async () => (await import('@mapp/kit/screens/tier-orders/tier-order-detail')).TierOrderDetailScreen,
    catalogues: catalogues.tierOrderDetail,
  },
  superMember: {
    load: async () => (await import('@mapp/kit/screens/tier-orders/super-member')).SuperMemberScreen,
    catalogues: catalogues.superMember,
  },
  programmeRules: {
    load: async () =>
      (await import('@mapp/kit/screens/programme-rules/programme-rules')).ProgrammeRulesScreen,
    catalogues: catalogues.programmeRules,
  },
  tier: {
    load: async () => (await import('@mapp/kit/screens/tiers/tier')).TierScreen,
    catalogues: catalogues.tier,
  },
  benefits: {
    load: async () => (await import('@mapp/kit/screens/tiers/benefits')).BenefitsScreen,
    catalogues: catalogues.benefits,
  },
};
