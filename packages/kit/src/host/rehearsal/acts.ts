import type { Host } from '../host.ts';

/** A PNG of one point. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const returnTo = '/mapp/mine';

/** Everything that a host can be asked for, each in one way; the sign-in in the three that differ. */
export const hostActs = {
  login: (host) => host.login({ returnTo, hideMobileLogin: false }),
  loginFromBill: (host) => host.login({ returnTo: '/mapp/myBill', hideMobileLogin: true }),
  loginInGroup: (host) => host.login({ returnTo, hideMobileLogin: true, groupId: 'G7' }),
  goHome: (host) => host.goHome(),
  openCheckIn: (host) => host.openCheckIn(),
  openFlightNews: (host) => host.openFlightNews(),
  openMine: (host) => host.openMine(),
  openOrder: (host) => host.openOrder({ id: 'O1' }),
  openTicketOrders: (host) => host.openTicketOrders(),
  pay: (host) => host.pay({ id: 'O1' }),
  showTab: async (host) => host.showTab(3),
  setTitle: async (host) => host.setTitle('Points bill'),
  share: (host) => host.share({ title: 'Trip', url: 'https://www.example.com/mapp/Home' }),
  saveImage: (host) => host.saveImage(picture, 'pass.png'),
  setBrightness: (host) => host.setBrightness('full'),
  goBack: async (host) => host.goBack(),
  closeWebview: async (host) => host.closeWebview(),
  userStatus: (host) => host.userStatus(),
  userInfo: (host) => host.userInfo(),
} as const satisfies Readonly<Record<string, (host: Host) => Promise<unknown>>>;
export type HostAct = keyof typeof hostActs;
