/** A mini-program's own pages, paths from `/`. */
export interface HostPages {
  /** The sign-in page. It is given `url`, the way back, `hideMobileLogin=1` or `cover=1`. */
  readonly login: string;
  /** The same for a group flow; it is given `groupId` too. */
  readonly groupLogin: string;
  /** The sign-in page of the payment mini-program whose flag says v2. */
  readonly loginV2?: string;
  readonly home: string;
  readonly checkIn: string;
  readonly flightNews: string;
  readonly mine: string;
  /** The cashier: a web view cannot pay. It is given `orderId`, as `order` is. */
  readonly payment: string;
  readonly order: string;
  readonly ticketOrders: string;
}

/** Pages that are in a mini-program's own bottom bar; they are switched to, not put on its stack. */
export const barPages: ReadonlySet<keyof HostPages> = new Set(['home', 'mine'] as const);

/** Pages that a mini-program keeps open at once. Source: reference/domain.md C5. */
export const mostPages = 10;

/** Pages that the three have alike. */
const usual: HostPages = {
  login: '/pages/login/index',
  groupLogin: '/pages/group/login/index',
  home: '/pages/home/index',
  checkIn: '/pages/check-in/index',
  flightNews: '/pages/flight/index',
  mine: '/pages/mine/index',
  payment: '/pages/payment/index',
  order: '/pages/order/index',
  ticketOrders: '/pages/orders/index',
};

/**
 * The pages of each mini-program. The documents say what differs between hosts, not the paths: these are our proposal, for
 * configuration to replace. A page that is not there gives way to the site's own.
 */
export const hostPages = {
  miniprogram: usual,
  ali: { ...usual, loginV2: '/pages/login-v2/index' },
  douyin: usual,
} as const satisfies Record<string, HostPages>;
