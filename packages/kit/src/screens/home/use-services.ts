import { useMessages } from '../../messages/provider.tsx';
import type { Destination } from '../../navigation/routes.ts';
import { useNavigation } from '../../navigation/provider.tsx';
import type { IconName } from '../../primitives/icon/Icon.tsx';
import type { ServiceWay } from '../../primitives/service-grid/ServiceGrid.tsx';
import { useConfig } from '../../session/config-provider.tsx';

/** Destinations of the home screen, in the order in which they are found. */
const services = [
  'bill',
  'query',
  'expiring',
  'explained',
  'beneficiaries',
  'coupons',
  'buyPoints',
  'orders',
  'documents',
  'passengers',
  'retro',
  'calculator',
  'flights',
  'prices',
  'fees',
  'cabin',
  'dynamics',
  'checkIn',
  'mine',
  'settings',
  'language',
  'hotline',
] as const;
export type Service = (typeof services)[number];

const icons: Record<Service, IconName> = {
  bill: 'receipt',
  query: 'filter',
  expiring: 'clock',
  explained: 'info',
  beneficiaries: 'people',
  coupons: 'voucher',
  buyPoints: 'wallet',
  orders: 'orders',
  documents: 'id-card',
  passengers: 'contacts',
  retro: 'claim',
  calculator: 'calculator',
  flights: 'flight',
  prices: 'tag',
  fees: 'calculator',
  cabin: 'seat',
  dynamics: 'takeoff',
  checkIn: 'seat',
  mine: 'person',
  settings: 'settings',
  language: 'globe',
  hotline: 'headset',
};

const destinations = {
  bill: 'bill',
  query: 'billFilter',
  expiring: 'expiringPoints',
  explained: 'billInformation',
  beneficiaries: 'beneficiaries',
  coupons: 'coupons',
  buyPoints: 'buyPoints',
  orders: 'orderHub',
  documents: 'accountManagement',
  passengers: 'savedPassengers',
  retro: 'retroClaim',
  calculator: 'calculator',
  flights: 'flightSearch',
  prices: 'fareCalendar',
  fees: 'feeCalculator',
  cabin: 'cabinSeats',
  dynamics: 'flights',
  checkIn: 'checkIn',
  mine: 'mine',
  settings: 'settings',
  language: 'regionAndLanguage',
} as const satisfies Record<Exclude<Service, 'hotline'>, Destination>;

/** One way from the home screen to what is built. */
export type ServiceLink = {
  readonly service: Service;
  readonly icon: IconName;
  readonly label: string;
} & ServiceWay;

/** Services whose screen is for members, and which a guest has on the home screen itself. */
export type ServicesHere = Readonly<Partial<Record<Service, () => void>>>;

/** Every service with its name, and its address or what it does here. */
export function useServices(here: ServicesHere = {}): readonly ServiceLink[] {
  const t = useMessages('home');
  const { href } = useNavigation();
  const { hotline } = useConfig();
  return services.map((service) => {
    const onClick = here[service];
    const address = service === 'hotline' ? `tel:${hotline}` : href(destinations[service]);
    return {
      service,
      icon: icons[service],
      label: t(`entry.${service}`),
      ...(onClick ? { onClick } : { href: address }),
    };
  });
}

/** Tiles of a member: nothing that is in the tab bar or on the screen itself. */
const ofMember: readonly Service[] = [
  'beneficiaries',
  'coupons',
  'buyPoints',
  'orders',
  'documents',
  'passengers',
];

/** Tiles of a guest: what needs no sign-in. */
const ofGuest: readonly Service[] = ['prices', 'cabin', 'calculator'];

/** At the foot of the screen, in words. */
const ofFoot: readonly Service[] = ['settings', 'language', 'hotline'];

/** The services of the tiles and of the foot, in their order. */
export function useHomeServices(signedIn: boolean, here: ServicesHere) {
  const all = useServices(here);
  const pick = (names: readonly Service[]) =>
    names.flatMap((name) => all.filter(({ service }) => service === name));
  return { tiles: pick(signedIn ? ofMember : ofGuest), foot: pick(ofFoot) };
}
