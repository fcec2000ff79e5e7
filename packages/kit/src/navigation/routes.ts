import type { Area } from '../contracts/call.ts';
import type { ChannelId } from '../host/host.ts';

/** Path that the site lies under. */
export const base = '/mapp';

/** One route as it is declared. Source: routes.json of the specification, which the catalogue tests compare with. */
export interface Route<Path extends string = string, Query extends string = string> {
  /** Spelled as documented, without base. */
  readonly path: Path;
  readonly area: Area;
  /** A guest is asked to sign in first. */
  readonly requiresAuth: boolean;
  /** Names of the query that the screen reads. */
  readonly query?: readonly Query[];
  /** The screen stays as it was left. */
  readonly keepAlive?: boolean;
  /** The parent path leads here. */
  readonly default?: boolean;
  /** Our proposal: the documents do not show it. */
  readonly assumed?: boolean;
  /** Partners that have this route; all without it. */
  readonly channels?: readonly ChannelId[];
}

/** A declaration in the table: the path alone, or with what else is to say about it. */
type Declared = string | (Omit<Route, 'area' | 'requiresAuth'> & { readonly query?: readonly string[] });
type PathIn<D extends Declared> = D extends { path: infer Path extends string }
  ? Path
  : D extends string
    ? D
    : never;
type QueryIn<D extends Declared> = D extends { query: readonly (infer Query extends string)[] }
  ? Query
  : never;
type Table<Group extends Record<string, Declared>> = {
  readonly [Key in keyof Group]: Route<PathIn<Group[Key]>, QueryIn<Group[Key]>>;
};

const table =
  (requiresAuth: boolean) =>
  <const Group extends Record<string, Declared>>(area: Area, group: Group): Table<Group> =>
    Object.fromEntries(
      Object.entries<Declared>(group).map(([key, declared]) => [
        key,
        { area, requiresAuth, ...(typeof declared === 'string' ? { path: declared } : declared) },
      ]),
    ) as Table<Group>;

const open = table(false);
const members = table(true);

/**
 * Every route as a destination: `open` to everybody, or for `members`, by area. The one place where a documented
 * path is spelled; everything else uses the key.
 */
export const routes = {
  ...open('home', {
    home: '/Home',
    homeLowercase: '/home',
    inspector: '/test',
    webview: { path: '/webview', query: ['url'] },
    payment: '/pay/:id',
    bankPaymentResult: '/bank/paySuccess',
    countryIndex: '/countryIndex',
    cityIndex: '/cityIndex',
    airportIndex: '/airportIndex',
    fareCalendar: '/calendarPage',
    dateChoice: '/selectDate',
    trip: '/trip',
    service: { path: '/service', assumed: true },
  }),
  ...members('mine', {
    mine: '/mine',
    benefits: '/mine/benefits',
    settings: '/mine/set',
    regionAndLanguage: '/mine/areaLang',
    coupons: '/mine/mycoupons',
    activationCode: '/mine/exchange',
    couponHistory: '/mine/couponHistory',
    couponInstructions: '/mine/instructions',
    offers: '/mine/preferentialList',
    buyPoints: '/mine/buyPoints',
    pointsOrder: '/mine/order',
    pointsPaymentResult: '/mine/paySuccess',
    pointsOrders: '/mine/orderList',
    pointsOrderDetail: { path: '/mine/orderDetail', query: ['orderNum'] },
    accountManagement: '/mine/accountManage',
    addDocument: '/mine/addCertificates',
    editDocument: '/mine/editCertificates/:index',
    addMobile: '/mine/addMobile',
    editMobile: '/mine/editMobile',
    addEmail: '/mine/addEmail',
    identityCheck: '/mine/checkID',
    preferences: '/mine/preference',
    editPointsPassword: '/mine/editConsumerpsw',
    editLoginPassword: '/mine/editLoginPass',
    addSavedPassenger: '/mine/addAircrew',
    addPassengerDocument: '/mine/addCertificate',
    editPassengerDocument: '/mine/editCertificate/:index',
    editSavedPassenger: '/mine/editAircrew',
    addContact: '/mine/addContact',
    editContact: '/mine/editContact',
    addAddress: '/mine/addAddress',
    editAddress: '/mine/editAddress',
    orderHub: '/mine/myOrder',
    ticketExchange: '/mine/ticketExchange',
    superMember: '/mine/supermaster',
    tier: '/mine/memberUpgrade',
    exchangeTier: '/mine/exchangeMember',
    tierCompensation: '/mine/compensationGrade',
    tierPayment: '/mine/gradePay',
    tierPaymentResult: '/mine/gradePay/GradePaySuccess',
    tierOrders: '/mine/gradeOrder',
    tierOrderDetail: { path: '/mine/gradeOrderDetail', query: ['tradingOrderNo'] },
    cardCoupons: '/mine/cardCoupons',
    programmeRules: '/mine/rule',
    savedPassengers: { path: '/mine/commonInformation/aircrew', default: true },
    savedAddresses: '/mine/commonInformation/address',
    savedContacts: '/mine/commonInformation/contact',
  }),
  ...open('account', {
    findPassword: { path: '/findPassword', default: true, query: ['returnUrl', 'channel'] },
    findPasswordName: '/findPassword/completeName',
    findPasswordCode: '/findPassword/submitCode',
    changePhoneOrEmail: '/findPassword/changePhoneOrEmail',
    resetPassword: '/resetPassword',
    login: { path: '/login', query: ['redirect'] },
    register: '/register',
    registered: { path: '/registerSuccess', query: ['ffpNo', 'name', 'user'] },
    addIdentity: { path: '/addID', query: ['headerTit'] },
  }),
  ...members('points', {
    bill: { path: '/myBill', default: true, query: ['startDate', 'endDate'] },
    billFilter: { path: '/myBill/queryIntegral', query: ['startDate', 'endDate'] },
    billDetail: { path: '/myBill/billDetail', query: ['entry'] },
    billInformation: '/myBill/infoList',
    retroClaim: { path: '/integralCheckIn', default: true },
    claimableFlights: '/integralCheckIn/queryList',
    claimHistory: '/integralCheckIn/checkInHistory',
    claimRules: '/integralCheckIn/rules',
    upgradePoints: '/updatePointDetail',
    coursePoints: '/courseIntegral/myCourseIntegral',
    earlierCoursePoints: '/courseIntegral/integralOldDetails',
    expiringPoints: '/willFailedPoints',
  }),
  ...open('points', {
    calculator: { path: '/calculator', default: true },
    calculatorResult: '/calculator/calculatoResulte',
  }),
  ...members('beneficiaries', {
    beneficiaries: { path: '/beneficiaryManage', default: true },
    addBeneficiary: { path: '/beneficiaryManage/addBeneficiary', query: ['pageCode'] },
    addBeneficiaryFromPassengers: '/beneficiaryManage/addPassenger',
    beneficiaryRules: '/beneficiaryManage/beneficiaryRule',
    beneficiaryDetail: '/beneficiaryManage/beneficiaryDetail',
  }),
  ...open('programmes', {
    youthHome: '/youthLeague/home',
    youthActivities: '/youthLeague/list',
    youthActivityDetail: '/youthLeague/detail',
    youthMembers: '/youthLeague/member',
    youthActivity: '/youthLeague/activity/:id',
    youthApply: '/youthLeague/apply',
    youthAgreement: '/youthLeague/agreement',
    youthGuide: '/youthLeague/guide',
    businessHome: '/business/home',
    campaignYxdf: '/business/yxdf',
    campaignBwgyx: '/business/bwgyx',
    campaignCiie2024: '/business/ciie2024',
    campaignGbyx: '/business/gbyx',
  }),
  ...open('flight', {
    flights: { path: '/flight/index', default: true },
    airportScreen: '/flight/bigScreen',
    flightDetail: '/flight/details',
    flightsFound: '/flight/list',
    cabinSeats: '/flight/checkSeat',
    routeWeather: '/flight/airLineWeather',
    peopleToNotify: '/flight/addConcernPeople',
    airportWeather: '/flight/flightWeather',
    airportTraffic: '/flight/airportTraffic',
    taxi: '/flight/taxi',
  }),
  ...members('check-in', {
    checkIn: '/boarde',
  }),
  ...open('check-in', {
    checkInVerify: '/boarde/verify',
    chooseSeat: '/boarde/chooseSeat',
    chooseCheckInSeat: '/boarde/choose_seat',
    seatChosen: '/boarde/chooseseatSucc',
    seatOrderDetail: '/boarde/orderDetail',
    boardingPass: { path: '/boarde/boardingCard', keepAlive: true },
    companions: '/boarde/travelPartner',
    checkInResult: '/boarde/boardeResult',
    seatOrders: '/boarde/seatOrder',
    editCompanion: '/boarde/redactpartner',
    bookingPassengers: '/boarde/passengerList',
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
    fares: { path: '/reserve/flightList', keepAlive: true, default: true },
    moreServices: '/reserve/more',
    flightSearch: '/reserve/reserveTickets',
    cabinChoice: '/reserve/shippingSpace',
    nearbyFlights: '/reserve/nearFlight',
    specialProducts: '/reserve/specialProduct',
    otherHome: '/reserve/otherHome',
    travelHome: { path: '/reserve/travelHome', channels: ['bank', 'company'] },
    bookingMaterial: { path: '/overbook/material', default: true },
    bookingNotices: '/overbook/bookTicketsNotice',
    bookingEditPassenger: '/overbook/editAircrew',
    bookingPassengerChoice: '/overbook/aircrew',
    bookingAddPassenger: '/overbook/addAircrew',
    bookingAddressChoice: '/overbook/address',
    bookingAddAddress: '/overbook/addAddress',
    bookingEditAddress: '/overbook/editAddress',
    invoiceTitles: '/overbook/invoiceList',
    addInvoiceTitle: '/overbook/addInvoice',
    editInvoiceTitle: '/overbook/editInvoice',
    bookingAddSavedPassenger: '/overbook/addPassenger',
    bookingAddIdentity: '/overbook/addID',
    outLink: { path: '/overbook/outLink', query: ['url'] },
    bookingCoupons: '/overbook/coupons',
    activateCoupon: '/overbook/activateCoupon',
    addOns: '/overbook/appretionService',
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
    feeCalculator: { path: '/rm_calculator', keepAlive: true },
    refundFee: '/rm_calculator/calRefund',
    changeFee: '/rm_calculator/calChange',
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

/** A place that one can go to, by its English name. */
export type Destination = keyof typeof routes;

/** The declaration of a destination, in its general form. */
export const routeOf = (destination: Destination): Route => routes[destination];

/** A guest is asked to sign in before this destination is shown. */
export const needsSignIn = (destination: Destination): boolean => routes[destination].requiresAuth;

const entries = Object.entries(routes) as [Destination, Route][];

/** Paths that only lead to another, without base: the root, and each parent of a default child. */
export const redirects: Readonly<Record<string, Destination>> = {
  '/': 'home',
  ...Object.fromEntries(
    entries
      .filter(([, route]) => route.default && route.path.lastIndexOf('/') > 0)
      .map(([destination, { path }]) => [path.slice(0, path.lastIndexOf('/')), destination]),
  ),
};
