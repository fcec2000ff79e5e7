import { useMessages } from '../../messages/provider.tsx';
import type { PlainDestination } from '../../navigation/routes.ts';
import { useNavigation } from '../../navigation/provider.tsx';
import type { IconName } from '../../primitives/icon/Icon.tsx';
import { homeServices, useHomeLinks, type ServiceLink, type ServicesHere } from './use-services.ts';

/** Services beside those of the home screen, in the order in which they are found. */
const more = {
  bill: { icon: 'receipt', destination: 'bill' },
  query: { icon: 'filter', destination: 'billFilter' },
  expiring: { icon: 'clock', destination: 'expiringPoints' },
  explained: { icon: 'info', destination: 'billInformation' },
  buyPoints: { icon: 'wallet', destination: 'buyPoints' },
  exchange: { icon: 'ticket', destination: 'ticketExchange' },
  offers: { icon: 'tag', destination: 'offers' },
  superMember: { icon: 'gift', destination: 'superMember' },
  tier: { icon: 'upgrade', destination: 'tier' },
  flights: { icon: 'flight', destination: 'flightSearch' },
  dynamics: { icon: 'takeoff', destination: 'flights' },
  trips: { icon: 'calendar', destination: 'trip' },
  cabinUpgrade: { icon: 'upgrade', destination: 'upgradePassengers' },
  refundFor: { icon: 'refund-for', destination: 'agentRefund' },
  repurchase: { icon: 'ticket-again', destination: 'repurchaseRefunds' },
  vouchers: { icon: 'receipt', destination: 'vouchers' },
  checkIn: { icon: 'seat', destination: 'checkIn' },
  notify: { icon: 'bell', destination: 'peopleToNotify' },
  traffic: { icon: 'pin', destination: 'airportTraffic' },
  weather: { icon: 'sun', destination: 'routeWeather' },
  mine: { icon: 'person', destination: 'mine' },
} as const satisfies Readonly<
  Record<string, { readonly icon: IconName; readonly destination: PlainDestination }>
>;
type MoreService = keyof typeof more;
export type Service = MoreService | (typeof homeServices)[number];

const moreServices = Object.keys(more) as readonly MoreService[];

/** Every service with its name, and its address or what it does here. */
export function useServices(here: ServicesHere = {}): readonly ServiceLink<Service>[] {
  const words = useMessages('site-search');
  const { href } = useNavigation();
  return [
    ...useHomeLinks(homeServices, here),
    ...moreServices.map((service) => ({
      service,
      icon: more[service].icon,
      label: words(`entry.${service}`),
      href: href(more[service].destination),
    })),
  ];
}

/** Groups of the service hub. Source: travel.md section 2. */
export const serviceGroups = {
  trip: ['orders', 'trips', 'dynamics', 'notify', 'passengers', 'documents'],
  handle: ['flights', 'checkIn', 'beneficiaries', 'retro', 'traffic', 'weather'],
  after: [
    'refunds',
    'change',
    'cabinUpgrade',
    'refundFor',
    'repurchase',
    'fees',
    'vouchers',
    'baggage',
    'hotline',
  ],
  offers: ['coupons', 'exchange', 'offers', 'buyPoints', 'calculator', 'superMember'],
} as const satisfies Readonly<Record<string, readonly Service[]>>;
export type ServiceGroup = keyof typeof serviceGroups;
