import { members, open, type Route } from './route.ts';

/** Path that the site lies under. */
export const base = '/mapp';

/**
 * Every route that is built, as a destination, by area. The one place where its documented path is spelled;
 * everything else uses the key. What is still to come is in `planned.ts`: a line moves here when its screen does.
 */
export const routes = {
  ...open('home', {
    home: '/Home',
    homeLowercase: '/home',
    inspector: '/test',
  }),
  ...members('mine', {
    mine: '/mine',
    settings: '/mine/set',
    regionAndLanguage: '/mine/areaLang',
  }),
  ...members('points', {
    bill: { path: '/myBill', default: true, query: ['startDate', 'endDate', 'entry'] },
    billFilter: { path: '/myBill/queryIntegral', query: ['startDate', 'endDate'] },
    billDetail: { path: '/myBill/billDetail', query: ['startDate', 'endDate', 'entry'] },
    billInformation: '/myBill/infoList',
    expiringPoints: '/willFailedPoints',
  }),
  ...members('beneficiaries', {
    beneficiaries: { path: '/beneficiaryManage', default: true },
    addBeneficiary: { path: '/beneficiaryManage/addBeneficiary', query: ['pageCode', 'beneficiary'] },
    choosePassenger: '/beneficiaryManage/addPassenger',
    beneficiaryRules: '/beneficiaryManage/beneficiaryRule',
    beneficiaryDetail: { path: '/beneficiaryManage/beneficiaryDetail', query: ['beneficiary'] },
  }),
  ...open('flight', {
    cabinSeats: { path: '/flight/checkSeat', query: ['flight', 'day'] },
  }),
  ...members('check-in', {
    checkIn: { path: '/boarde', query: ['tab', 'rules'] },
  }),
  ...open('check-in', {
    checkInVerify: { path: '/boarde/verify', query: ['booking', 'segment', 'passengers'] },
    chooseSeat: { path: '/boarde/chooseSeat', query: ['segment', 'passengers'] },
    chooseCheckInSeat: { path: '/boarde/choose_seat', query: ['segment', 'passengers', 'change'] },
    seatChosen: { path: '/boarde/chooseseatSucc', query: ['order', 'change'] },
    seatOrderDetail: { path: '/boarde/orderDetail', query: ['order'] },
    boardingPass: { path: '/boarde/boardingCard', keepAlive: true, query: ['segment', 'passenger'] },
    companions: { path: '/boarde/travelPartner', query: ['segment'] },
    checkInResult: { path: '/boarde/boardeResult', query: ['segment', 'passengers'] },
    seatOrders: '/boarde/seatOrder',
    editCompanion: { path: '/boarde/redactpartner', query: ['companion', 'segment'] },
    bookingPassengers: { path: '/boarde/passengerList', query: ['segment', 'purpose'] },
  }),
};

/** A place that one can go to, by its English name. */
export type Destination = keyof typeof routes;

/** The declaration of a destination, in its general form. */
export const routeOf = (destination: Destination): Route => routes[destination];

/** A guest is asked to sign in before this destination is shown. */
export const needsSignIn = (destination: Destination): boolean => routes[destination].requiresAuth;

/** Whether a name is one of a built route. */
export const isDestination = (name: string): name is Destination => Object.hasOwn(routes, name);

/** Paths that only lead to another, without base: the root, and each parent of a default child. */
export const redirects: Readonly<Record<string, Destination>> = {
  '/': 'home',
  ...Object.fromEntries(
    Object.entries<Route>(routes)
      .filter(([, route]) => route.default && route.path.lastIndexOf('/') > 0)
      .map(([destination, { path }]) => [path.slice(0, path.lastIndexOf('/')), destination]),
  ),
};
