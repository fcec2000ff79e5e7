import { routes, type BuiltArea, type Destination } from '@mapp/kit/navigation';
import type { FindScreen, ScreenEntry, ScreensOf } from '@mapp/kit/screens/shell';

const home: ScreenEntry = {
  load: async () => (await import('@mapp/kit/screens/home/home')).HomeScreen,
  // Those of a member's part too, which comes late.
  catalogues: ['home', 'tiers'],
};

/** The screens of the first page, which waits for no table. */
export const first: Readonly<Partial<Record<Destination, ScreenEntry>>> = { home, homeLowercase: home };

/** The other screens, a chunk for each area: the first page carries none of them. An area without a line does not compile. */
const tables: {
  readonly [Each in BuiltArea]: () => Promise<{
    screens: Omit<ScreensOf<Each>, 'home' | 'homeLowercase'>;
  }>;
} = {
  home: () => import('./screens/home.ts'),
  mine: () => import('./screens/mine.ts'),
  account: () => import('./screens/account.ts'),
  points: () => import('./screens/points.ts'),
  beneficiaries: () => import('./screens/beneficiaries.ts'),
  booking: () => import('./screens/booking.ts'),
  flight: () => import('./screens/flight.ts'),
  orders: () => import('./screens/orders.ts'),
  refunds: () => import('./screens/refunds.ts'),
  changes: () => import('./screens/changes.ts'),
  'check-in': () => import('./screens/check-in.ts'),
  programmes: () => import('./screens/programmes.ts'),
  notices: () => import('./screens/notices.ts'),
};

/** Finds the screen of every destination; those of an area come together. */
export const screens: FindScreen = (destination) => async () => {
  const known = first[destination];
  if (known) return known;
  const table: { readonly screens: Readonly<Partial<Record<Destination, ScreenEntry>>> } =
    await tables[routes[destination].area]();
  const entry = table.screens[destination];
  if (!entry) throw new Error(`No screen for ${destination}`);
  return entry;
};
