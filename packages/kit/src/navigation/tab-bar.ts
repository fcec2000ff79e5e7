import type { ChannelId, HostId } from '../host/host.ts';
import { isDestination, needsSignIn, routeOf, type Destination } from './routes.ts';

/** The entries of the bottom bar. Source: decision 29. */
export type TabId = 'home' | 'flights' | 'trip' | 'checkIn' | 'mine';

/** One entry of the bottom bar. */
export interface Tab {
  readonly id: TabId;
  /** Destination of the entry; one that is not built yet is there only where the host shows it. */
  readonly destination: Destination;
  /** The number that a host is told which draws its own bar; `checkIn` and `mine` are both 3, as documented. */
  readonly index: number;
  readonly requiresAuth: boolean;
}

/** The bottom bar as it is drawn. */
export interface TabBarState {
  readonly tabs: readonly Tab[];
  /** The entry of the route; none where the route has no entry in this host. */
  readonly active: Tab | undefined;
}

/** Facts that the bar depends on. */
export interface TabBarClues {
  /** Undefined for an address that is not a route. */
  readonly destination: Destination | undefined;
  readonly host: HostId;
  readonly channel?: ChannelId | undefined;
  /** Destinations that exist for this traveller; the bar leads nowhere else. All that are built without it. */
  readonly built?: (destination: Destination) => boolean;
  /** The host has a page of flight news. */
  readonly flightNews?: boolean;
}

const order: readonly TabId[] = ['home', 'flights', 'trip', 'checkIn', 'mine'];

/** Routes with the bar, and the entry that each lights up. Source: membership.md section 2. */
const tabOf: { readonly [D in Destination]?: TabId } = {
  home: 'home',
  homeLowercase: 'home',
  flights: 'flights',
  trip: 'trip',
  checkIn: 'checkIn',
  mine: 'mine',
};

const indices: Readonly<Record<TabId, number>> = { home: 0, flights: 1, trip: 2, checkIn: 3, mine: 3 };

/** Hosts whose bar has no Trip. */
const withoutTrip: ReadonlySet<HostId> = new Set(['ali', 'xuexi']);

/** Where home is: for two partners a home of their own, once it is built. Source: membership.md section 4. */
export const homeOf = (channel: ChannelId | undefined): Destination =>
  channel === 'bank' || channel === 'company' ? 'travelHome' : 'home';

/** The entry of a route that is one; the bank's partners have a home of their own. */
const entryOf = ({ channel, destination }: TabBarClues): TabId | undefined =>
  channel === 'bank' && destination === 'travelHome' ? 'home' : destination && tabOf[destination];

/** The entries that there are for this traveller. */
function tabsOf({ host, channel, built = () => true, flightNews = false }: TabBarClues): readonly Tab[] {
  const leads = (name: Destination): boolean =>
    (isDestination(name) && built(name)) || (name === 'flights' && flightNews);
  const tripless = withoutTrip.has(host);
  return order.flatMap((id): Tab[] => {
    const target = id === 'home' ? [homeOf(channel), 'home' as const].find(leads) : id;
    if (!target || !leads(target) || (tripless && id === 'trip')) return [];
    const index = tripless && id === 'checkIn' ? 2 : indices[id];
    return [{ id, destination: target, index, requiresAuth: isDestination(target) && needsSignIn(target) }];
  });
}

/** The bottom bar of a route; undefined where there is none. */
export function tabBar(clues: TabBarClues): TabBarState | undefined {
  const shown = entryOf(clues);
  if (!shown || clues.channel === 'rail') return undefined;
  const tabs = tabsOf(clues);
  return { tabs, active: tabs.find(({ id }) => id === shown) };
}

/** The top navigation as it is drawn. */
export interface TopNavState extends TabBarState {
  /** One is at the active entry itself, not at a page below it. */
  readonly exact: boolean;
}

/** The entry that the routes of an area lie below; those of the home area are pages of their own. */
const entryOfArea: Partial<Record<string, TabId>> = {
  flight: 'flights',
  'check-in': 'checkIn',
  mine: 'mine',
  account: 'mine',
  orders: 'mine',
  points: 'mine',
  beneficiaries: 'mine',
  programmes: 'mine',
  refunds: 'trip',
};

/** Orders of seats have their paths below check-in, and payments of any order below home, and their place among the member's own. */
const entryBelow: { readonly [D in Destination]?: TabId } = {
  seatOrders: 'mine',
  seatOrderDetail: 'mine',
  payment: 'mine',
  bankPaymentResult: 'mine',
};

/** The top navigation of a wide window: the same entries on every route, also below them; undefined where there is none. */
export function topNav(clues: TabBarClues): TopNavState | undefined {
  if (clues.channel === 'rail') return undefined;
  const { destination } = clues;
  const entry = entryOf(clues);
  const below =
    destination !== undefined && isDestination(destination)
      ? (entryBelow[destination] ?? entryOfArea[routeOf(destination).area])
      : undefined;
  const tabs = tabsOf(clues);
  return { tabs, active: tabs.find(({ id }) => id === (entry ?? below)), exact: entry !== undefined };
}
