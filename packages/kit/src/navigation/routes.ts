import { members, open, type ParamOf, type Route } from './route.ts';

/** Path that the site lies under. */
export { base } from '../rules/return-address/base.ts';

/** Conditions for the points calculator; nothing of them says who asks. */
const calculated = ['of', 'from', 'to', 'trip', 'cabin', 'amount', 'tier', 'date', 'people'] as const;

/** Days to choose, and the page that asks for them. */
const choosing = ['trip', 'date', 'returnDate', 'min', 'max', 'returnUrl'] as const;
/** Days that a calendar gives back to the search for flights, and the segment that they are for. */
const daysBack = ['segment', 'date', 'returnDate'] as const;
/** A search for flights, with a `seg` for each of its segments; nothing of it says who asks. */
const searched = ['trip', 'seg', 'adults', 'children', 'infants', 'cabin', 'points', 'direct'] as const;
/** Filter of a list of orders; words that are looked for may be a name, and are in no address. */
const listed = ['kind', 'status', 'from', 'to'] as const;
/** The same with a fare for each segment. */
const booked = [...searched, 'offer', 'flights', 'fare'] as const;

/** An upgrade as its steps hand it on; nothing of it says who travels. */
const upgraded = ['flight', 'cabin', 'way', 'voucher'] as const;

/** Every route, as a destination, by area. The one place where its documented path is spelled; everything else uses the key. */
export const routes = {
  ...open('home', {
    home: { path: '/Home', query: daysBack },
    homeLowercase: { path: '/home', query: daysBack },
    inspector: '/test',
    countryIndex: { path: '/countryIndex', query: ['code'] },
    payment: '/pay/:id',
    bankPaymentResult: { path: '/bank/paySuccess', query: ['order'] },
    cityIndex: { path: '/cityIndex', query: ['end', 'code', 'segment'] },
    airportIndex: { path: '/airportIndex', query: ['end', 'code'] },
    fareCalendar: {
      path: '/calendarPage',
      query: [...choosing, 'from', 'to', 'adults', 'children', 'infants', 'cabin', 'direct', 'only'],
    },
    dateChoice: { path: '/selectDate', query: choosing },
    trip: { path: '/trip', query: ['segment'] },
    webview: { path: '/webview', query: ['url'] },
    service: { path: '/service', assumed: true },
  }),
  ...members('mine', {
    mine: '/mine',
    settings: { path: '/mine/set', forGuests: true },
    regionAndLanguage: { path: '/mine/areaLang', forGuests: true },
    savedPassengers: { path: '/mine/commonInformation/aircrew', default: true },
    savedAddresses: '/mine/commonInformation/address',
    savedContacts: '/mine/commonInformation/contact',
    addSavedPassenger: '/mine/addAircrew',
    editSavedPassenger: { path: '/mine/editAircrew', query: ['passenger'] },
    addPassengerDocument: { path: '/mine/addCertificate', query: ['passenger'] },
    editPassengerDocument: { path: '/mine/editCertificate/:index', query: ['passenger'] },
    addContact: '/mine/addContact',
    editContact: { path: '/mine/editContact', query: ['contact'] },
    addAddress: '/mine/addAddress',
    editAddress: { path: '/mine/editAddress', query: ['address'] },
    accountManagement: '/mine/accountManage',
    addDocument: '/mine/addCertificates',
    editDocument: '/mine/editCertificates/:index',
    addMobile: '/mine/addMobile',
    editMobile: '/mine/editMobile',
    addEmail: '/mine/addEmail',
    identityCheck: { path: '/mine/checkID', query: ['next'] },
    preferences: '/mine/preference',
    editPointsPassword: '/mine/editConsumerpsw',
    editLoginPassword: '/mine/editLoginPass',
    buyPoints: { path: '/mine/buyPoints', query: ['points', 'purchase'] },
    pointsOrder: { path: '/mine/order', query: ['points', 'purchase'] },
    pointsPaymentResult: { path: '/mine/paySuccess', query: ['orderNum'] },
    pointsOrders: '/mine/orderList',
    pointsOrderDetail: { path: '/mine/orderDetail', query: ['orderNum'] },
    coupons: { path: '/mine/mycoupons', query: ['tab'] },
    activationCode: '/mine/exchange',
    couponHistory: '/mine/couponHistory',
    couponInstructions: { path: '/mine/instructions', query: ['kind'] },
    cardCoupons: '/mine/cardCoupons',
    offers: '/mine/preferentialList',
    ticketExchange: '/mine/ticketExchange',
    orderHub: '/mine/myOrder',
    exchangeTier: '/mine/exchangeMember',
    tierCompensation: '/mine/compensationGrade',
    tierPayment: { path: '/mine/gradePay', query: ['offer'] },
    tierPaymentResult: { path: '/mine/gradePay/GradePaySuccess', query: ['tradingOrderNo'] },
    tierOrders: '/mine/gradeOrder',
    tierOrderDetail: { path: '/mine/gradeOrderDetail', query: ['tradingOrderNo'] },
    superMember: '/mine/supermaster',
    programmeRules: '/mine/rule',
    tier: '/mine/memberUpgrade',
    benefits: '/mine/benefits',
  }),
  ...open('account', {
    login: { path: '/login', query: ['redirect', 'hideMobileLogin'] },
    register: { path: '/register', query: ['redirect'] },
    registered: { path: '/registerSuccess', query: ['ffpNo', 'name', 'user', 'redirect'] },
    findPassword: { path: '/findPassword', default: true, query: ['returnUrl', 'channel', 'again'] },
    findPasswordName: { path: '/findPassword/completeName', query: ['returnUrl', 'channel'] },
    findPasswordCode: { path: '/findPassword/submitCode', query: ['returnUrl', 'channel'] },
    changePhoneOrEmail: { path: '/findPassword/changePhoneOrEmail', query: ['returnUrl', 'channel'] },
    resetPassword: { path: '/resetPassword', query: ['returnUrl', 'channel'] },
    addIdentity: { path: '/addID', forMembers: true, query: ['headerTit'] },
  }),
  ...members('points', {
    bill: { path: '/myBill', default: true, keepAlive: true, query: ['startDate', 'endDate', 'entry'] },
    billFilter: { path: '/myBill/queryIntegral', query: ['startDate', 'endDate'] },
    billDetail: { path: '/myBill/billDetail', query: ['startDate', 'endDate', 'entry'] },
    billInformation: '/myBill/infoList',
    expiringPoints: '/willFailedPoints',
    upgradePoints: '/updatePointDetail',
    coursePoints: '/courseIntegral/myCourseIntegral',
    earlierCoursePoints: '/courseIntegral/integralOldDetails',
    retroClaim: { path: '/integralCheckIn', default: true, query: ['tab'] },
    claimableFlights: '/integralCheckIn/queryList',
    claimHistory: '/integralCheckIn/checkInHistory',
    claimRules: '/integralCheckIn/rules',
  }),
  ...open('points', {
    calculator: { path: '/calculator', default: true, query: calculated },
    calculatorResult: { path: '/calculator/calculatoResulte', query: calculated },
  }),
  ...members('orders', {
    orders: { path: '/order/list', keepAlive: true, query: listed },
    prepaidOrders: { path: '/order/peList', keepAlive: true, query: listed },
    orderDetail: { path: '/order/detail/:id', query: ['view'] },
    prepaidOrderDetail: '/order/peDetail/:id',
    vouchers: { path: '/order/credential', query: ['order'] },
    voucherDelivery: { path: '/order/logistic/:id', query: ['ticket'] },
    travelOrders: { path: '/order/travel', forGuests: true, query: ['tab', ...listed] },
    travelOrderDetail: '/order/travelDetail/:id',
    myOrders: '/myOrder/list',
    orderQuery: '/myOrder/query',
  }),
  ...members('beneficiaries', {
    beneficiaries: { path: '/beneficiaryManage', default: true },
    addBeneficiary: { path: '/beneficiaryManage/addBeneficiary', query: ['pageCode', 'beneficiary'] },
    choosePassenger: '/beneficiaryManage/addPassenger',
    beneficiaryRules: '/beneficiaryManage/beneficiaryRule',
    beneficiaryDetail: { path: '/beneficiaryManage/beneficiaryDetail', query: ['beneficiary'] },
  }),
  ...open('programmes', {
    youthHome: '/youthLeague/home',
    youthActivities: '/youthLeague/list',
    youthActivityDetail: { path: '/youthLeague/detail', query: ['id'] },
    youthMembers: { path: '/youthLeague/member', forMembers: true },
    youthActivity: '/youthLeague/activity/:id',
    youthApply: { path: '/youthLeague/apply', forMembers: true },
    youthAgreement: '/youthLeague/agreement',
    youthGuide: '/youthLeague/guide',
    businessHome: '/business/home',
    campaignYxdf: '/business/yxdf',
    campaignBwgyx: '/business/bwgyx',
    campaignCiie2024: '/business/ciie2024',
    campaignGbyx: '/business/gbyx',
  }),
  ...members('refunds', {
    refunds: {
      path: '/generalRefund/list',
      default: true,
      query: ['tab', 'from', 'until'],
    },
    refundFilter: { path: '/generalRefund/filter', query: ['tab', 'from', 'until'] },
    refundTickets: { path: '/generalRefund/refundTicket', query: ['order'] },
    refundApplication: { path: '/generalRefund/apply', query: ['order'] },
    addAccompanyingChild: { path: '/generalRefund/addChild', query: ['order', 'find'] },
    alreadyRefunded: { path: '/generalRefund/hasRefund', query: ['request'] },
    ticketRefunds: { path: '/returnTicket/list', default: true },
    refundNotes: '/returnTicket/applyreturnnote',
    ticketRefundDetail: { path: '/returnTicket/detail', query: ['request'] },
    refundReapply: { path: '/returnTicket/reapply', query: ['request'] },
    refundIdentity: '/returnTicket/identity',
    refundProofResult: { path: '/returnTicket/result', query: ['request'] },
    addBankCard: { path: '/generalRefund/addBank', query: ['request'] },
    changeBankCard: { path: '/generalRefund/exchangeCard', query: ['request'] },
    agentRefund: '/generalRefund/valet',
    agentRefunds: '/generalRefund/valteList',
    refundDetail: { path: '/generalRefund/detail', query: ['request'] },
  }),
  ...open('refunds', {
    feeCalculator: { path: '/rm_calculator', keepAlive: true },
    refundFee: { path: '/rm_calculator/calRefund', query: ['result'] },
    changeFee: { path: '/rm_calculator/calChange', query: ['result', 'flight', 'departs'] },
    repurchaseRefunds: { path: '/twoHourRefund/list', default: true },
    repurchaseTicketSearch: '/twoHourRefund/searchTickets',
    repurchaseResult: '/twoHourRefund/queryResult',
    repurchaseSubmitted: '/twoHourRefund/success',
  }),
  ...members('changes', {
    reschedule: {
      path: '/reschedule/index',
      default: true,
      query: [
        'orderNo',
        'leg',
        'was',
        'people',
        'release',
        'day',
        'date',
        'flight',
        'offer',
        'fare',
        'step',
        'change',
      ],
    },
    rescheduleTicketInquiry: '/reschedule/ticketInquiry',
    upgradeFlight: { path: '/retreatUpgrade/upgradeFlight', query: ['flight'] },
    upgradePassengers: { path: '/retreatUpgrade/aircrew', default: true },
    upgradeOrder: { path: '/retreatUpgrade/order', query: [...upgraded, 'order'] },
    upgradeCabin: { path: '/retreatUpgrade/upgradeShipping', query: upgraded },
    upgradeCabinDetail: { path: '/retreatUpgrade/copyShip', query: upgraded },
    upgradeVouchers: { path: '/retreatUpgrade/upgradeRoll', query: upgraded },
    commonVouchers: { path: '/retreatUpgrade/commonRoll', query: upgraded },
    platinumUpgrade: { path: '/platinumUpgrade/index', default: true },
    platinumUpgradeRules: '/platinumUpgrade/upgradeRule',
    platinumUpgradeCabin: { path: '/platinumUpgrade/upgradeShipping', query: upgraded },
    platinumUpgradeVouchers: { path: '/platinumUpgrade/upgradeRoll', query: upgraded },
    platinumUpgradeSubmitted: '/platinumUpgrade/success/:id',
  }),
  ...open('booking', {
    cabinChoice: { path: '/reserve/shippingSpace', query: [...booked, 'step'] },
    nearbyFlights: { path: '/reserve/nearFlight', query: [...booked, 'step'] },
    flightSearch: { path: '/reserve/reserveTickets', query: [...searched, ...daysBack] },
    moreServices: '/reserve/more',
    specialProducts: '/reserve/specialProduct',
    otherHome: { path: '/reserve/otherHome', query: daysBack },
    travelHome: { path: '/reserve/travelHome', channels: ['bank', 'company'], query: daysBack },
    bookingMaterial: { path: '/overbook/material', default: true, query: booked },
    bookingPassengerChoice: { path: '/overbook/aircrew', query: booked },
    bookingAddPassenger: { path: '/overbook/addAircrew', query: booked },
    bookingCoupons: { path: '/overbook/coupons', query: booked },
    addOns: { path: '/overbook/appretionService', query: booked },
    bookingNotices: { path: '/overbook/bookTicketsNotice', query: booked },
    outLink: { path: '/overbook/outLink', query: ['url'] },
    bookingEditPassenger: { path: '/overbook/editAircrew', query: [...booked, 'passenger'] },
    bookingAddSavedPassenger: { path: '/overbook/addPassenger', forMembers: true, query: booked },
    bookingAddIdentity: {
      path: '/overbook/addID',
      forMembers: true,
      query: [...booked, 'passenger', 'index'],
    },
    bookingAddressChoice: { path: '/overbook/address', forMembers: true, query: booked },
    bookingAddAddress: { path: '/overbook/addAddress', forMembers: true, query: booked },
    bookingEditAddress: { path: '/overbook/editAddress', forMembers: true, query: [...booked, 'address'] },
    invoiceTitles: { path: '/overbook/invoiceList', forMembers: true, query: booked },
    addInvoiceTitle: { path: '/overbook/addInvoice', forMembers: true, query: booked },
    editInvoiceTitle: { path: '/overbook/editInvoice', forMembers: true, query: [...booked, 'invoice'] },
    activateCoupon: { path: '/overbook/activateCoupon', forMembers: true, query: booked },
    productLabel: { path: '/overbook/labelDescription', query: booked },
    specialBookingMaterial: { path: '/overbook/specialMaterial', query: booked },
    specialHome: '/specialHome',
    specialMaterial: { path: '/specialMaterial', query: booked },
    wrongPurchase: '/wrongPurchase',
    flightList: {
      path: '/reserve/flightList',
      keepAlive: true,
      default: true,
      query: [...booked, 'step', 'date'],
    },
  }),
  ...members('booking', {
    bookingBeneficiaries: { path: '/overbook/beneficiaryList', query: booked },
    bookingAddBeneficiary: { path: '/overbook/addBeneficiary', query: booked },
  }),
  ...open('flight', {
    flights: { path: '/flight/index', default: true },
    flightsFound: { path: '/flight/list', query: ['from', 'to', 'day'] },
    flightDetail: { path: '/flight/details', query: ['flight', 'day'] },
    cabinSeats: { path: '/flight/checkSeat', query: ['flight', 'day'] },
    routeWeather: { path: '/flight/airLineWeather', query: ['from', 'to', 'departs'] },
    airportWeather: { path: '/flight/flightWeather', query: ['airport'] },
    airportTraffic: { path: '/flight/airportTraffic', query: ['airport'] },
    taxi: { path: '/flight/taxi', query: ['airport'] },
    peopleToNotify: { path: '/flight/addConcernPeople', query: ['person'] },
    airportScreen: { path: '/flight/bigScreen', query: ['airport', 'side', 'from'] },
  }),
  ...open('notices', {
    notice: { path: '/notice/:slug', assumed: true },
  }),
  ...members('check-in', {
    checkIn: { path: '/boarde', query: ['tab', 'rules'] },
  }),
  ...open('check-in', {
    checkInVerify: { path: '/boarde/verify', forMembers: true, query: ['booking', 'segment', 'passengers'] },
    chooseSeat: { path: '/boarde/chooseSeat', forMembers: true, query: ['segment', 'passengers'] },
    chooseCheckInSeat: {
      path: '/boarde/choose_seat',
      forMembers: true,
      query: ['segment', 'passengers', 'change'],
    },
    seatChosen: { path: '/boarde/chooseseatSucc', forMembers: true, query: ['order', 'change'] },
    seatOrderDetail: { path: '/boarde/orderDetail', forMembers: true, query: ['order'] },
    boardingPass: {
      path: '/boarde/boardingCard',
      forMembers: true,
      keepAlive: true,
      query: ['segment', 'passenger'],
    },
    companions: { path: '/boarde/travelPartner', forMembers: true, query: ['segment'] },
    checkInResult: { path: '/boarde/boardeResult', forMembers: true, query: ['segment', 'passengers'] },
    seatOrders: { path: '/boarde/seatOrder', forMembers: true },
    editCompanion: { path: '/boarde/redactpartner', forMembers: true, query: ['companion', 'segment'] },
    bookingPassengers: { path: '/boarde/passengerList', forMembers: true, query: ['segment', 'purpose'] },
  }),
};

/** A place that one can go to, by its English name. */
export type Destination = keyof typeof routes;

/** The areas in which something is built. */
export type BuiltArea = (typeof routes)[Destination]['area'];

/** The destinations of an area. */
export type DestinationIn<Within extends BuiltArea> = {
  [Each in Destination]: (typeof routes)[Each]['area'] extends Within ? Each : never;
}[Destination];

/** The declaration of a destination, in its general form. */
export const routeOf = (destination: Destination): Route => routes[destination];

/** A guest is asked to sign in before this destination is shown. */
export const needsSignIn = (destination: Destination): boolean => {
  const { requiresAuth, forMembers = false, forGuests = false } = routeOf(destination);
  return (requiresAuth || forMembers) && !forGuests;
};

/** Whether a name is one of a built route. */
export const isDestination = (name: string): name is Destination => Object.hasOwn(routes, name);

/** A destination whose path has no part that varies. */
export type PlainDestination = {
  [D in Destination]: [ParamOf<(typeof routes)[D]>] extends [never] ? D : never;
}[Destination];

/** Whether a name is one of a built route that needs nothing to be gone to. */
export const isPlainDestination = (name: string): name is PlainDestination =>
  isDestination(name) && !routeOf(name).path.includes(':');

/** Paths that only lead to another, without base: the root, and each parent of a default child. */
export const redirects: Readonly<Record<string, Destination>> = {
  '/': 'home',
  ...Object.fromEntries(
    Object.entries<Route>(routes)
      .filter(([, route]) => route.default && route.path.lastIndexOf('/') > 0)
      .map(([destination, { path }]) => [path.slice(0, path.lastIndexOf('/')), destination]),
  ),
};
