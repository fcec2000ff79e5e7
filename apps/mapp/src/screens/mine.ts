import type { ScreensOf } from '@mapp/kit/screens/shell';

export const screens: ScreensOf<'mine'> = {
  accountManagement: {
    load: async () => (await import('@mapp/kit/screens/account/account')).AccountScreen,
    catalogues: ['account', 'beneficiaries', 'failures'],
  },
  addDocument: {
    load: async () => (await import('@mapp/kit/screens/account/choose-document')).ChooseDocumentScreen,
    catalogues: ['account'],
  },
  editDocument: {
    load: async () => (await import('@mapp/kit/screens/account/edit-document')).EditDocumentScreen,
    catalogues: ['account', 'beneficiaries', 'failures', 'forms', 'outcome', 'places', 'validation'],
  },
  addMobile: {
    load: async () => (await import('@mapp/kit/screens/account/add-mobile')).AddMobileScreen,
    catalogues: ['account', 'account-fields', 'failures', 'forms', 'outcome', 'validation'],
  },
  editMobile: {
    load: async () => (await import('@mapp/kit/screens/account/edit-mobile')).EditMobileScreen,
    catalogues: ['account', 'account-fields', 'beneficiaries', 'failures', 'forms', 'outcome', 'validation'],
  },
  addEmail: {
    load: async () => (await import('@mapp/kit/screens/account/add-email')).AddEmailScreen,
    catalogues: ['account', 'account-fields', 'beneficiaries', 'failures', 'forms', 'outcome', 'validation'],
  },
  identityCheck: {
    load: async () => (await import('@mapp/kit/screens/account/identity-check')).IdentityCheckScreen,
    catalogues: ['account', 'beneficiaries', 'failures', 'forms', 'validation'],
  },
  preferences: {
    load: async () => (await import('@mapp/kit/screens/account/preferences')).PreferencesScreen,
    catalogues: ['account', 'failures', 'forms', 'outcome'],
  },
  editPointsPassword: {
    load: async () => (await import('@mapp/kit/screens/account/points-password')).PointsPasswordScreen,
    catalogues: ['account', 'account-fields', 'failures', 'forms', 'outcome', 'validation'],
  },
  editLoginPassword: {
    load: async () => (await import('@mapp/kit/screens/account/login-password')).LoginPasswordScreen,
    catalogues: ['account', 'account-fields', 'failures', 'forms', 'outcome', 'validation'],
  },
  savedPassengers: {
    load: async () => (await import('@mapp/kit/screens/saved-people/passengers')).SavedPassengersScreen,
    catalogues: ['beneficiaries', 'failures', 'saved-people'],
  },
  savedAddresses: {
    load: async () => (await import('@mapp/kit/screens/saved-people/addresses')).SavedAddressesScreen,
    catalogues: ['failures', 'saved-people'],
  },
  savedContacts: {
    load: async () => (await import('@mapp/kit/screens/saved-people/contacts')).SavedContactsScreen,
    catalogues: ['failures', 'saved-people'],
  },
  addSavedPassenger: {
    load: async () => (await import('@mapp/kit/screens/saved-people/add-passenger')).AddPassengerScreen,
    catalogues: ['beneficiaries', 'failures', 'forms', 'outcome', 'places', 'saved-people', 'validation'],
  },
  editSavedPassenger: {
    load: async () => (await import('@mapp/kit/screens/saved-people/edit-passenger')).EditPassengerScreen,
    catalogues: ['beneficiaries', 'failures', 'forms', 'outcome', 'places', 'saved-people', 'validation'],
  },
  addPassengerDocument: {
    load: async () => (await import('@mapp/kit/screens/saved-people/add-document')).AddDocumentScreen,
    catalogues: ['beneficiaries', 'failures', 'forms', 'places', 'saved-people', 'validation'],
  },
  editPassengerDocument: {
    load: async () => (await import('@mapp/kit/screens/saved-people/edit-document')).EditDocumentScreen,
    catalogues: ['beneficiaries', 'failures', 'forms', 'places', 'saved-people', 'validation'],
  },
  addContact: {
    load: async () => (await import('@mapp/kit/screens/saved-people/add-contact')).AddContactScreen,
    catalogues: ['failures', 'forms', 'outcome', 'saved-people', 'validation'],
  },
  editContact: {
    load: async () => (await import('@mapp/kit/screens/saved-people/edit-contact')).EditContactScreen,
    catalogues: ['failures', 'forms', 'outcome', 'saved-people', 'validation'],
  },
  addAddress: {
    load: async () => (await import('@mapp/kit/screens/saved-people/add-address')).AddAddressScreen,
    catalogues: ['failures', 'forms', 'outcome', 'places', 'saved-people', 'validation'],
  },
  editAddress: {
    load: async () => (await import('@mapp/kit/screens/saved-people/edit-address')).EditAddressScreen,
    catalogues: ['failures', 'forms', 'outcome', 'places', 'saved-people', 'validation'],
  },
  mine: {
    load: async () => (await import('@mapp/kit/screens/mine/mine')).MineScreen,
    catalogues: ['failures', 'mine', 'order-kinds', 'orders-hub', 'tiers'],
  },
  settings: {
    load: async () => (await import('@mapp/kit/screens/mine/settings')).SettingsScreen,
    catalogues: ['mine', 'notices'],
  },
  regionAndLanguage: {
    load: async () => (await import('@mapp/kit/screens/mine/region-and-language')).RegionAndLanguageScreen,
    catalogues: ['mine'],
  },
  coupons: {
    load: async () => (await import('@mapp/kit/screens/coupons/coupons')).CouponsScreen,
    catalogues: ['coupons', 'failures'],
  },
  activationCode: {
    load: async () => (await import('@mapp/kit/screens/coupons/activation-code')).ActivationCodeScreen,
    catalogues: ['coupons', 'outcome', 'validation'],
  },
  couponHistory: {
    load: async () => (await import('@mapp/kit/screens/coupons/coupon-history')).CouponHistoryScreen,
    catalogues: ['coupons', 'failures'],
  },
  couponInstructions: {
    load: async () => (await import('@mapp/kit/screens/coupons/instructions')).InstructionsScreen,
    catalogues: ['coupons', 'notices'],
  },
  cardCoupons: {
    load: async () => (await import('@mapp/kit/screens/coupons/card-coupons')).CardCouponsScreen,
    catalogues: ['coupons', 'failures', 'upgrades'],
  },
  offers: {
    load: async () => (await import('@mapp/kit/screens/coupons/offers')).OffersScreen,
    catalogues: ['coupons', 'failures', 'outcome'],
  },
  ticketExchange: {
    load: async () =>
      (await import('@mapp/kit/screens/ticket-exchange/ticket-exchange')).TicketExchangeScreen,
    catalogues: ['coupons', 'failures'],
  },
  orderHub: {
    load: async () => (await import('@mapp/kit/screens/mine/order-hub')).OrderHubScreen,
    catalogues: ['order-kinds', 'orders-hub'],
  },
  buyPoints: {
    load: async () => (await import('@mapp/kit/screens/points-orders/buy-points')).BuyPointsScreen,
    catalogues: ['failures', 'orders', 'outcome', 'points-orders'],
  },
  pointsOrder: {
    load: async () => (await import('@mapp/kit/screens/points-orders/order')).PointsOrderScreen,
    catalogues: ['failures', 'orders', 'outcome', 'points-orders'],
  },
  pointsPaymentResult: {
    load: async () =>
      (await import('@mapp/kit/screens/points-orders/payment-result')).PointsPaymentResultScreen,
    catalogues: ['beneficiaries', 'failures', 'orders', 'payment', 'points-orders', 'result', 'seat-orders'],
  },
  pointsOrders: {
    load: async () => (await import('@mapp/kit/screens/points-orders/orders')).PointsOrdersScreen,
    catalogues: ['failures', 'orders', 'points-orders'],
  },
  pointsOrderDetail: {
    load: async () => (await import('@mapp/kit/screens/points-orders/order-detail')).PointsOrderDetailScreen,
    catalogues: ['failures', 'orders', 'outcome', 'payment', 'points-orders'],
  },
  exchangeTier: {
    load: async () => (await import('@mapp/kit/screens/tier-orders/exchange-tier')).ExchangeTierScreen,
    catalogues: ['failures', 'tier-orders', 'tier-progress', 'tiers'],
  },
  tierCompensation: {
    load: async () =>
      (await import('@mapp/kit/screens/tier-orders/tier-compensation')).TierCompensationScreen,
    catalogues: ['failures', 'tier-orders', 'tier-progress', 'tiers'],
  },
  tierPayment: {
    load: async () => (await import('@mapp/kit/screens/tier-orders/confirm-tier')).ConfirmTierScreen,
    catalogues: ['failures', 'orders', 'outcome', 'tier-orders', 'tier-progress', 'tiers'],
  },
  tierPaymentResult: {
    load: async () =>
      (await import('@mapp/kit/screens/tier-orders/tier-payment-result')).TierPaymentResultScreen,
    catalogues: ['beneficiaries', 'failures', 'orders', 'payment', 'result', 'seat-orders', 'tier-orders', 'tier-progress', 'tiers'],
  },
  tierOrders: {
    load: async () => (await import('@mapp/kit/screens/tier-orders/tier-orders')).TierOrdersScreen,
    catalogues: ['failures', 'orders', 'tier-orders', 'tiers'],
  },
  tierOrderDetail: {
    load: async () => (await import('@mapp/kit/screens/tier-orders/tier-order-detail')).TierOrderDetailScreen,
    catalogues: ['failures', 'orders', 'outcome', 'payment', 'tier-orders', 'tiers'],
  },
  superMember: {
    load: async () => (await import('@mapp/kit/screens/tier-orders/super-member')).SuperMemberScreen,
    catalogues: ['failures', 'tier-orders'],
  },
  programmeRules: {
    load: async () =>
      (await import('@mapp/kit/screens/programme-rules/programme-rules')).ProgrammeRulesScreen,
    catalogues: ['notices', 'programme-rules'],
  },
  tier: {
    load: async () => (await import('@mapp/kit/screens/tiers/tier')).TierScreen,
    catalogues: ['failures', 'tier-progress', 'tiers'],
  },
  benefits: {
    load: async () => (await import('@mapp/kit/screens/tiers/benefits')).BenefitsScreen,
    catalogues: ['failures', 'tier-progress', 'tiers'],
  },
};
