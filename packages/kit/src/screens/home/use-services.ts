import { useMessages } from '../../messages/provider.tsx';
import type { Destination } from '../../navigation/routes.ts';
import { useNavigation } from '../../navigation/provider.tsx';
import type { IconName } from '../../primitives/icon/Icon.tsx';
import type { ServiceWay } from '../../primitives/service-grid/ServiceGrid.tsx';
import { useConfig } from '../../session/config-provider.tsx';

/** Destinations of the home screen, in the order in which they are shown. */
export const services = [
  'bill',
  'query',
  'expiring',
  'explained',
  'beneficiaries',
  'retro',
  'calculator',
  'checkIn',
  'mine',
  'settings',
  'language',
  'hotline',
] as const;
export type Service = (typeof services)[number];

const icons: Record<Service, IconName> = {
  bill: 'receipt',
  query: 'calendar',
  expiring: 'clock',
  explained: 'info',
  beneficiaries: 'people',
  retro: 'calendar',
  calculator: 'calculator',
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
  retro: 'retroClaim',
  calculator: 'calculator',
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
  readonly text: string;
} & ServiceWay;

/** Services whose screen is for members, and which a guest has on the home screen itself. */
export type ServicesHere = Readonly<Partial<Record<Service, () => void>>>;

/** Every service with its words, and its address or what it does here. */
export function useServices(here: ServicesHere = {}): readonly ServiceLink[] {
  const t = useMessages('home');
  const { href } = useNavigation();
  const { hotline } = useConfig();
  return services.map((service) => {
    const onPress = here[service];
    const address = service === 'hotline' ? `tel:${hotline}` : href(destinations[service]);
    return {
      service,
      icon: icons[service],
      label: t(`entry.${service}`),
      text: service === 'hotline' ? hotline : t(`entry.${service}.text`),
      ...(onPress ? { onPress } : { href: address }),
    };
  });
}

/**
 * Beneficiaries stand among the member's own services, check-in in the bar and beside the next trip, entries by date and what points
 * mean on the bill: they are left to the search.
 */
const elsewhere: readonly Service[] = ['beneficiaries', 'checkIn', 'query', 'explained'];

/** The services of the grid, two full rows. */
export const useGridServices = (here: ServicesHere): readonly ServiceLink[] =>
  useServices(here).filter(({ service }) => !elsewhere.includes(service));
