import type { ChannelId, HostId } from '../host/host.ts';
import type { Planned } from './planned.ts';
import { isDestination, needsSignIn, type Destination } from './routes.ts';

/** The entries of the bottom bar. Source: decision 29. */
export type TabId = 'home' | 'flights' | 'trip' | 'checkIn' | 'mine';

/** One entry of the bottom bar. */
export interface Tab {
  readonly id: TabId;
  /** Destination of the entry; one that is not built yet is there only where the host shows it. */
  readonly destination: Destination | Planned;
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
  readonly destination: Destination | Planned | undefined;
  readonly host: HostId;
  readonly channel?: ChannelId | undefined;
  /** Destinations that exist for this traveller; the bar leads nowhere else. All that are built without it. */
  readonly built?: (destination: Destination) => boolean;
  /** The host has a page of flight news. */
  readonly flightNews?: boolean;
}

const order: readonly TabId[] = ['home', 'flights', 'trip', 'checkIn', 'mine'];

/** Routes with the bar, and the entry that each lights up. Source: membership.md section 2. */
const tabOf: { readonly [D in Destination | Planned]?: TabId } = {
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
export const homeOf = (channel: ChannelId | undefined): Destination | Planned =>
  channel === 'bank' || channel === 'company' ? 'travelHome' : 'home';

/** The bottom bar of a route; undefined where there is none. */
export function tabBar({
  destination,
  host,
  channel,
  built = () => true,
  flightNews = false,
}: TabBarClues): TabBarState | undefined {
  const shown =
    channel === 'bank' && destination === 'travelHome' ? 'home' : destination && tabOf[destination];
  if (!shown || channel === 'rail') return undefined;

  const leads = (name: Destination | Planned): boolean =>
    (isDestination(name) && built(name)) || (name === 'flights' && flightNews);
  const tripless = withoutTrip.has(host);
  const tabs = order.flatMap((id): Tab[] => {
    const target = id === 'home' ? [homeOf(channel), 'home' as const].find(leads) : id;
    if (!target || !leads(target) || (tripless && id === 'trip')) return [];
    const index = tripless && id === 'checkIn' ? 2 : indices[id];
    return [{ id, destination: target, index, requiresAuth: isDestination(target) && needsSignIn(target) }];
  });
  return { tabs, active: tabs.find(({ id }) => id === shown) };
}
