import { useMessages } from '../../../messages/provider.tsx';
import type { Destination } from '../../../navigation/routes.ts';

/** Places that are named; others are where the traveller was. */
const named = {
  bill: 'place.bill',
  beneficiaries: 'place.beneficiaries',
  settings: 'place.settings',
} as const satisfies Partial<Record<Destination, string>>;
const inBar = {
  home: 'tabs.home',
  homeLowercase: 'tabs.home',
  checkIn: 'tabs.checkIn',
  mine: 'tabs.mine',
} as const satisfies Partial<Record<Destination, string>>;

const isIn = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table =>
  Object.hasOwn(table, key);

/** Name of a place; undefined for none. */
export function usePlaceName(place: Destination | undefined): string | undefined {
  const t = useMessages('sign-in');
  const shell = useMessages('shell');
  if (place === undefined) return undefined;
  if (isIn(inBar, place)) return shell(inBar[place]);
  return t(isIn(named, place) ? named[place] : 'place.page');
}
