import { members, open } from './route.ts';

/** Conditions for the points calculator; nothing of them says who asks. */
export const calculated = ['of', 'from', 'to', 'trip', 'cabin', 'amount', 'tier', 'date', 'people'] as const;

/** Days to choose, and the page that asks for them. */
export const choosing = ['trip', 'date', 'returnDate', 'min', 'max', 'returnUrl'] as const;

/** Days that a calendar gives back to the search for flights, and the segment that they are for. */
export const daysBack = ['segment', 'date', 'returnDate'] as const;

/** Filter of a list of orders; words that are looked for may be a name, and are in no address. */
export const listed = ['kind', 'status', 'from', 'to'] as const;

/** Routes that the first page leads to. A site whose first page is light has the others later. */
export const firstRoutes = {
  ...open('home', {
    home: { path: '/Home', query: daysBack },
    homeLowercase: { path: '/home', query: daysBack },
    fareCalendar: {
      path: '/calendarPage',
      query: [...choosing, 'from', 'to', 'adults', 'children', 'infants', 'cabin', 'direct', 'only'],
    },
    trip: { path: '/trip', query: ['segment'] },
    service: { path: '/service', assumed: true },
  }),
  ...members('mine', {
    mine: '/mine',
    settings: { path: '/mine/set', forGuests: true },
    regionAndLanguage: { path: '/mine/areaLang', forGuests: true },
    savedPassengers: { path: '/mine/commonInformation/aircrew', default: true },
    accountManagement: '/mine/accountManage',
    coupons: { path: '/mine/mycoupons', query: ['tab'] },
    orderHub: '/mine/myOrder',
  }),
  ...open('account', {
    login: { path: '/login', query: ['redirect', 'hideMobileLogin'] },
    register: { path: '/register', query: ['redirect'] },
  }),
  ...members('points', {
    retroClaim: { path: '/integralCheckIn', default: true, query: ['tab'] },
  }),
  ...open('points', {
    calculator: { path: '/calculator', default: true, query: calculated },
  }),
  ...members('orders', {
    orders: { path: '/order/list', keepAlive: true, query: listed },
    orderDetail: { path: '/order/detail/:id', query: ['view'] },
  }),
  ...members('beneficiaries', {
    beneficiaries: { path: '/beneficiaryManage', default: true },
  }),
  ...members('refunds', {
    refunds: {
      path: '/generalRefund/list',
      default: true,
      query: ['tab', 'from', 'until'],
    },
  }),
  ...open('refunds', {
    feeCalculator: { path: '/rm_calculator', keepAlive: true },
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
        'price',
        'step',
        'change',
      ],
    },
  }),
  ...open('booking', {
    travelHome: { path: '/reserve/travelHome', channels: ['bank', 'company'], query: daysBack },
  }),
  ...open('flight', {
    flights: { path: '/flight/index', default: true },
    cabinSeats: { path: '/flight/checkSeat', query: ['flight', 'day'] },
  }),
  ...open('notices', {
    notice: { path: '/notice/:slug', query: ['section'], assumed: true },
  }),
  ...members('check-in', {
    checkIn: { path: '/boarde', query: ['tab', 'rules'] },
  }),
};
