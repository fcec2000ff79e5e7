import type { ScreensOf } from '@mapp/kit/screens/shell';

export const screens: ScreensOf<'booking'> = {
  cabinChoice: {
    load: async () => (await import('@mapp/kit/screens/booking/cabin-choice')).CabinChoiceScreen,
    catalogues: ['booking', 'cabin-choice', 'check-in', 'duration', 'failures', 'fare-families', 'fees'],
  },
  flightSearch: {
    load: async () => (await import('@mapp/kit/screens/booking/flight-search')).FlightSearchScreen,
    catalogues: ['flight-search', 'forms', 'validation'],
  },
  flightList: {
    load: async () => (await import('@mapp/kit/screens/booking/flight-list')).FlightListScreen,
    catalogues: ['booking', 'duration', 'failures', 'flight-offers'],
  },
  nearbyFlights: {
    load: async () => (await import('@mapp/kit/screens/booking/near-flights')).NearFlightsScreen,
    catalogues: ['near-flights'],
  },
  moreServices: {
    load: async () => (await import('@mapp/kit/screens/booking/more-services')).MoreServicesScreen,
    catalogues: ['failures', 'reserve'],
  },
  specialProducts: {
    load: async () => (await import('@mapp/kit/screens/booking/special-products')).SpecialProductsScreen,
    catalogues: ['failures', 'reserve'],
  },
  otherHome: {
    load: async () => (await import('@mapp/kit/screens/booking/other-home')).OtherHomeScreen,
    catalogues: ['failures', 'flight-search', 'forms', 'reserve', 'validation'],
  },
  travelHome: {
    load: async () => (await import('@mapp/kit/screens/booking/travel-home')).TravelHomeScreen,
    catalogues: ['failures', 'flight-search', 'forms', 'reserve', 'validation'],
  },
  bookingMaterial: {
    load: async () => (await import('@mapp/kit/screens/booking/booking-material')).MaterialScreen,
    catalogues: ['account-fields', 'beneficiaries', 'booking-form', 'failures', 'fare-families', 'forms', 'outcome', 'result', 'saved-people', 'validation'],
  },
  bookingPassengerChoice: {
    load: async () => (await import('@mapp/kit/screens/booking/passenger-choice')).ChoosePassengerScreen,
    catalogues: ['beneficiaries', 'booking-form', 'failures', 'fare-families'],
  },
  bookingAddPassenger: {
    load: async () => (await import('@mapp/kit/screens/booking/add-passenger')).AddPassengerScreen,
    catalogues: ['beneficiaries', 'booking-form', 'failures', 'forms', 'places', 'saved-people', 'validation'],
  },
  bookingCoupons: {
    load: async () => (await import('@mapp/kit/screens/booking/booking-coupons')).CouponsScreen,
    catalogues: ['booking-form', 'failures'],
  },
  addOns: {
    load: async () => (await import('@mapp/kit/screens/booking/add-ons')).AddOnsScreen,
    catalogues: ['booking-form', 'failures'],
  },
  outLink: {
    load: async () => (await import('@mapp/kit/screens/booking/out-link')).OutLinkScreen,
    catalogues: ['webview'],
  },
  bookingNotices: {
    load: async () => (await import('@mapp/kit/screens/booking/booking-notices')).NoticesScreen,
    catalogues: ['booking-form', 'notices'],
  },
  bookingEditPassenger: {
    load: async () => (await import('@mapp/kit/screens/booking/edit-passenger')).EditPassengerScreen,
    catalogues: ['beneficiaries', 'booking-form', 'failures', 'forms', 'outcome', 'places', 'saved-people', 'validation'],
  },
  bookingAddSavedPassenger: {
    load: async () => (await import('@mapp/kit/screens/booking/add-saved-passenger')).AddSavedPassengerScreen,
    catalogues: ['beneficiaries', 'booking-form', 'failures', 'forms', 'outcome', 'places', 'saved-people', 'validation'],
  },
  bookingAddIdentity: {
    load: async () => (await import('@mapp/kit/screens/booking/add-identity')).AddIdentityScreen,
    catalogues: ['beneficiaries', 'booking-form', 'failures', 'forms', 'outcome', 'places', 'saved-people', 'validation'],
  },
  bookingAddressChoice: {
    load: async () => (await import('@mapp/kit/screens/booking/address-choice')).AddressChoiceScreen,
    catalogues: ['beneficiaries', 'booking-form', 'failures', 'forms', 'outcome', 'places', 'saved-people', 'validation'],
  },
  bookingAddAddress: {
    load: async () => (await import('@mapp/kit/screens/booking/add-address')).AddAddressScreen,
    catalogues: ['beneficiaries', 'booking-form', 'failures', 'forms', 'outcome', 'places', 'saved-people', 'validation'],
  },
  bookingEditAddress: {
    load: async () => (await import('@mapp/kit/screens/booking/edit-address')).EditAddressScreen,
    catalogues: ['beneficiaries', 'booking-form', 'failures', 'forms', 'outcome', 'places', 'saved-people', 'validation'],
  },
  invoiceTitles: {
    load: async () => (await import('@mapp/kit/screens/booking/invoice-titles')).InvoiceTitlesScreen,
    catalogues: ['booking-form', 'failures', 'forms', 'outcome', 'saved-people', 'validation'],
  },
  addInvoiceTitle: {
    load: async () => (await import('@mapp/kit/screens/booking/add-invoice-title')).AddInvoiceTitleScreen,
    catalogues: ['booking-form', 'failures', 'forms', 'outcome', 'saved-people', 'validation'],
  },
  editInvoiceTitle: {
    load: async () => (await import('@mapp/kit/screens/booking/edit-invoice-title')).EditInvoiceTitleScreen,
    catalogues: ['booking-form', 'failures', 'forms', 'outcome', 'saved-people', 'validation'],
  },
  activateCoupon: {
    load: async () => (await import('@mapp/kit/screens/booking/activate-coupon')).ActivateCouponScreen,
    catalogues: ['booking-form', 'coupons', 'failures', 'outcome', 'validation'],
  },
  productLabel: {
    load: async () => (await import('@mapp/kit/screens/booking/product-label')).ProductLabelScreen,
    catalogues: ['booking-form', 'failures', 'fare-families', 'fees'],
  },
  specialBookingMaterial: {
    load: async () => (await import('@mapp/kit/screens/booking/special-material')).SpecialMaterialScreen,
    catalogues: ['account-fields', 'beneficiaries', 'booking-form', 'failures', 'fare-families', 'forms', 'outcome', 'result', 'saved-people', 'validation'],
  },
  specialMaterial: {
    load: async () => (await import('@mapp/kit/screens/booking/special-material')).SpecialMaterialScreen,
    catalogues: ['account-fields', 'beneficiaries', 'booking-form', 'failures', 'fare-families', 'forms', 'outcome', 'result', 'saved-people', 'validation'],
  },
  specialHome: {
    load: async () => (await import('@mapp/kit/screens/booking/special-home')).SpecialHomeScreen,
    catalogues: ['failures', 'special-home'],
  },
  wrongPurchase: {
    load: async () => (await import('@mapp/kit/screens/booking/wrong-purchase')).WrongPurchaseScreen,
    catalogues: ['wrong-purchase'],
  },
  bookingBeneficiaries: {
    load: async () => (await import('@mapp/kit/screens/booking/beneficiary-choice')).BeneficiaryChoiceScreen,
    catalogues: ['beneficiaries', 'booking-form', 'failures'],
  },
  bookingAddBeneficiary: {
    load: async () => (await import('@mapp/kit/screens/booking/add-beneficiary')).AddBeneficiaryScreen,
    catalogues: ['beneficiaries', 'beneficiary-form', 'booking-form', 'failures', 'forms', 'outcome', 'pinyin', 'places', 'validation'],
  },
};
