import type { ScreensOf } from '@mapp/kit/screens/shell';

export const screens: ScreensOf<'mine'> = {
  accountManagement: {
    load: async () => (await import('@mapp/kit/screens/account/account')).AccountScreen,
    areas: ['account', 'beneficiaries', 'failures'],
  },
  addDocument: {
    load: async () => (await import('@mapp/kit/screens/account/choose-document')).ChooseDocumentScreen,
    areas: ['account'],
  },
  editDocument: {
    load: async () => (await import('@mapp/kit/screens/account/edit-document')).EditDocumentScreen,
    areas: ['account', 'beneficiaries', 'forms', 'outcome', 'places', 'validation', 'failures'],
  },
  addMobile: {
    load: async () => (await import('@mapp/kit/screens/account/add-mobile')).AddMobileScreen,
    areas: ['account', 'account-fields', 'forms', 'outcome', 'validation', 'failures'],
  },
  editMobile: {
    load: async () => (await import('@mapp/kit/screens/account/edit-mobile')).EditMobileScreen,
    areas: ['account', 'account-fields', 'beneficiaries', 'forms', 'outcome', 'validation', 'failures'],
  },
  addEmail: {
    load: async () => (await import('@mapp/kit/screens/account/add-email')).AddEmailScreen,
    areas: ['account', 'account-fields', 'beneficiaries', 'forms', 'outcome', 'validation', 'failures'],
  },
  identityCheck: {
    load: async () => (await import('@mapp/kit/screens/account/identity-check')).IdentityCheckScreen,
    areas: ['account', 'beneficiaries', 'forms', 'validation', 'failures'],
  },
  preferences: {
    load: async () => (await import('@mapp/kit/screens/account/preferences')).PreferencesScreen,
    areas: ['account', 'forms', 'outcome', 'failures'],
  },
  editPointsPassword: {
    load: async () => (await import('@mapp/kit/screens/account/points-password')).PointsPasswordScreen,
    areas: ['account', 'account-fields', 'forms', 'outcome', 'validation', 'failures'],
  },
  editLoginPassword: {
    load: async () => (await import('@mapp/kit/screens/account/login-password')).LoginPasswordScreen,
    areas: ['account', 'account-fields', 'forms', 'outcome', 'validation', 'failures'],
  },
  savedPassengers: {
    load: async () => (await import('@mapp/kit/screens/saved-people/passengers')).SavedPassengersScreen,
    areas: ['saved-people', 'beneficiaries', 'failures'],
  },
  savedAddresses: {
    load: async () => (await import('@mapp/kit/screens/saved-people/addresses')).SavedAddressesScreen,
    areas: ['saved-people', 'beneficiaries', 'failures'],
  },
  savedContacts: {
    load: async () => (await import('@mapp/kit/screens/saved-people/contacts')).SavedContactsScreen,
    areas: ['saved-people', 'beneficiaries', 'failures'],
  },
  addSavedPassenger: {
    load: async () => (await import('@mapp/kit/screens/saved-people/add-passenger')).AddPassengerScreen,
    areas: ['saved-people', 'forms', 'outcome', 'places', 'validation', 'beneficiaries', 'failures'],
  },
  editSavedPassenger: {
    load: async () => (await import('@mapp/kit/screens/saved-people/edit-passenger')).EditPassengerScreen,
    areas: ['saved-people', 'forms', 'outcome', 'places', 'validation', 'beneficiaries', 'failures'],
  },
  addPassengerDocument: {
    load: async () => (await import('@mapp/kit/screens/saved-people/add-document')).AddDocumentScreen,
    areas: ['saved-people', 'forms', 'outcome', 'places', 'validation', 'beneficiaries', 'failures'],
  },
  editPassengerDocument: {
    load: async () => (await import('@mapp/kit/screens/saved-people/edit-document')).EditDocumentScreen,
    areas: ['saved-people', 'forms', 'outcome', 'places', 'validation', 'beneficiaries', 'failures'],
  },
  addContact: {
    load: async () => (await import('@mapp/kit/screens/saved-people/add-contact')).AddContactScreen,
    areas: ['saved-people', 'forms', 'outcome', 'places', 'validation', 'beneficiaries', 'failures'],
  },
  editContact: {
    load: async () => (await import('@mapp/kit/screens/saved-people/edit-contact')).EditContactScreen,
    areas: ['saved-people', 'forms', 'outcome', 'places', 'validation', 'beneficiaries', 'failures'],
  },
  addAddress: {
    load: async () => (await import('@mapp/kit/screens/saved-people/add-address')).AddAddressScreen,
    areas: ['saved-people', 'forms', 'outcome', 'places', 'validation', 'beneficiaries', 'failures'],
  },
  editAddress: {
    load: async () => (await import('@mapp/kit/screens/saved-people/edit-address')).EditAddressScreen,
    areas: ['saved-people', 'forms', 'outcome', 'places', 'validation', 'beneficiaries', 'failures'],
  },
  mine: {
    load: async () => (await import('@mapp/kit/screens/mine/mine')).MineScreen,
    areas: ['mine', 'orders-hub', 'tiers', 'failures'],
  },
  settings: {
    load: async () => (await import('@mapp/kit/screens/mine/settings')).SettingsScreen,
    areas: ['mine'],
  },
  regionAndLanguage: {
    load: async () => (await import('@mapp/kit/screens/mine/region-and-language')).RegionAndLanguageScreen,
    areas: ['mine'],
  },
  coupons: {
    load: async () => (await import('@mapp/kit/screens/coupons/coupons')).CouponsScreen,
    areas: ['coupons', 'failures'],
  },
  activationCode: {
    load: async () => (await import('@mapp/kit/screens/coupons/activation-code')).ActivationCodeScreen,
    areas: ['coupons', 'outcome', 'validation', 'failures'],
  },
  couponHistory: {
    load: async () => (await import('@mapp/kit/screens/coupons/coupon-history')).CouponHistoryScreen,
    areas: ['coupons', 'failures'],
  },
  couponInstructions: {
    load: async () => (await import('@mapp/kit/screens/coupons/instructions')).InstructionsScreen,
    areas: ['coupons'],
  },
  cardCoupons: {
    load: async () => (await import('@mapp/kit/screens/coupons/card-coupons')).CardCouponsScreen,
    areas: ['coupons', 'failures'],
  },
  offers: {
    load: async () => (await import('@mapp/kit/screens/coupons/offers')).OffersScreen,
    areas: ['coupons', 'outcome', 'failures'],
  },
  ticketExchange: {
    load: async () =>
      (await import('@mapp/kit/screens/ticket-exchange/ticket-exchange')).TicketExchangeScreen,
    areas: ['coupons', 'failures'],
  },
  orderHub: {
    load: async () => (await import('@mapp/kit/screens/mine/order-hub')).OrderHubScreen,
    areas: ['orders-hub'],
  },
  buyPoints: {
    load: async () => (await import('@mapp/kit/screens/points-orders/buy-points')).BuyPointsScreen,
    areas: ['points-orders', 'failures'],
  },
  pointsOrder: {
    load: async () => (await import('@mapp/kit/screens/points-orders/order')).PointsOrderScreen,
    areas: ['points-orders', 'outcome', 'failures'],
  },
  pointsPaymentResult: {
    load: async () =>
      (await import('@mapp/kit/screens/points-orders/payment-result')).PointsPaymentResultScreen,
    areas: ['points-orders', 'payment', 'failures'],
  },
  pointsOrders: {
    load: async () => (await import('@mapp/kit/screens/points-orders/orders')).PointsOrdersScreen,
    areas: ['points-orders', 'failures'],
  },
  pointsOrderDetail: {
    load: async () => (await import('@mapp/kit/screens/points-orders/order-detail')).PointsOrderDetailScreen,
    areas: ['points-orders', 'payment', 'outcome', 'failures'],
  },
  exchangeTier: {
    load: async () => (await import('@mapp/kit/screens/tier-orders/exchange-tier')).ExchangeTierScreen,
    areas: ['tier-orders', 'tier-progress', 'tiers', 'failures'],
  },
  tierCompensation: {
    load: async () =>
      (await import('@mapp/kit/screens/tier-orders/tier-compensation')).TierCompensationScreen,
    areas: ['tier-orders', 'tier-progress', 'tiers', 'failures'],
  },
  tierPayment: {
    load: async () => (await import('@mapp/kit/screens/tier-orders/confirm-tier')).ConfirmTierScreen,
    areas: ['tier-orders', 'tier-progress', 'tiers', 'outcome', 'failures'],
  },
  tierPaymentResult: {
    load: async () =>
      (await import('@mapp/kit/screens/tier-orders/tier-payment-result')).TierPaymentResultScreen,
    areas: ['tier-orders', 'tiers', 'failures'],
  },
  tierOrders: {
    load: async () => (await import('@mapp/kit/screens/tier-orders/tier-orders')).TierOrdersScreen,
    areas: ['tier-orders', 'tiers', 'failures'],
  },
  tierOrderDetail: {
    load: async () => (await import('@mapp/kit/screens/tier-orders/tier-order-detail')).TierOrderDetailScreen,
    areas: ['tier-orders', 'tiers', 'payment', 'outcome', 'failures'],
  },
  superMember: {
    load: async () => (await import('@mapp/kit/screens/tier-orders/super-member')).SuperMemberScreen,
    areas: ['tier-orders', 'tiers', 'failures'],
  },
  programmeRules: {
    load: async () =>
      (await import('@mapp/kit/screens/programme-rules/programme-rules')).ProgrammeRulesScreen,
    areas: ['programme-rules'],
  },
  tier: {
    load: async () => (await import('@mapp/kit/screens/tiers/tier')).TierScreen,
    areas: ['tier-progress', 'tiers', 'failures'],
  },
  benefits: {
    load: async () => (await import('@mapp/kit/screens/tiers/benefits')).BenefitsScreen,
    areas: ['tier-progress', 'tiers', 'failures'],
  },
};
