import { useMessages } from '../../messages/provider.tsx';
import type { firstRoutes } from '../../navigation/first-routes.ts';
import type { PlainDestination } from '../../navigation/routes.ts';
import { useNavigation } from '../../navigation/provider.tsx';
import type { IconName } from '../../primitives/icon/Icon.tsx';
import type { ServiceWay } from '../../primitives/service-grid/ServiceGrid.tsx';
import { useConfig } from '../../session/config-provider.tsx';

/** Services on the home screen itself; all others come with the search and the service hub (`services.ts`). */
const services = {
  orders: { icon: 'orders', destination: 'orderHub' },
  refunds: { icon: 'refund', destination: 'refunds' },
  change: { icon: 'change', destination: 'reschedule' },
  fees: { icon: 'calculator', destination: 'feeCalculator' },
  baggage: { icon: 'baggage' },
  beneficiaries: { icon: 'people', destination: 'beneficiaries' },
  retro: { icon: 'claim', destination: 'retroClaim' },
  coupons: { icon: 'voucher', destination: 'coupons' },
  documents: { icon: 'id-card', destination: 'accountManagement' },
  passengers: { icon: 'contacts', destination: 'savedPassengers' },
  prices: { icon: 'tag', destination: 'fareCalendar' },
  cabin: { icon: 'seat', destination: 'cabinSeats' },
  calculator: { icon: 'star-circle', destination: 'calculator' },
  service: { icon: 'grid', destination: 'service' },
  settings: { icon: 'settings', destination: 'settings' },
  language: { icon: 'globe', destination: 'regionAndLanguage' },
  hotline: { icon: 'headset' },
} as const satisfies Readonly<
  Record<
    string,
    { readonly icon: IconName; readonly destination?: PlainDestination & keyof typeof firstRoutes }
  >
>;
export type HomeService = keyof typeof services;

/** One way from the home screen to what is built. */
export type ServiceLink<Name extends string = string> = {
  readonly service: Name;
  readonly icon: IconName;
  readonly label: string;
} & ServiceWay;

/** Services whose screen is for members, and which a guest has on the home screen itself. */
export type ServicesHere = Readonly<Partial<Record<string, () => void>>>;

export const homeServices = Object.keys(services) as readonly HomeService[];

/** Services of the home screen with their names, and their addresses or what they do here. */
export function useHomeLinks(
  names: readonly HomeService[],
  here: ServicesHere = {},
): readonly ServiceLink<HomeService>[] {
  const t = useMessages('home');
  const { href } = useNavigation();
  const { hotline } = useConfig();
  const addressOf = (service: HomeService): string => {
    if (service === 'hotline') return `tel:${hotline}`;
    if (service === 'baggage') return href('notice', { params: { slug: 'free-baggage' } });
    return href(services[service].destination);
  };
  return names.map((service) => {
    const onClick = here[service];
    return {
      service,
      icon: services[service].icon,
      label: t(`entry.${service}`),
      ...(onClick ? { onClick } : { href: addressOf(service) }),
    };
  });
}

/** Tiles of a member: nothing that is in the tab bar or on the screen itself. */
const ofMember: readonly HomeService[] = [
  'orders',
  'refunds',
  'change',
  'fees',
  'baggage',
  'beneficiaries',
  'retro',
  'service',
];

/** Tiles of a guest: what needs no sign-in. */
const ofGuest: readonly HomeService[] = ['prices', 'cabin', 'calculator', 'fees', 'baggage', 'service'];

/** At the foot of the screen, in words. */
const ofFoot: readonly HomeService[] = ['settings', 'language', 'hotline'];

/** The services of the tiles and of the foot, in their order. */
export function useHomeServices(signedIn: boolean, here: ServicesHere) {
  const tiles = useHomeLinks(signedIn ? ofMember : ofGuest, here);
  return { tiles, foot: useHomeLinks(ofFoot, here) };
}
