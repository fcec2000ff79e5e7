import type { ScreensOf } from '@mapp/kit/screens/shell';

export const screens: ScreensOf<'flight'> = {
  cabinSeats: {
    load: async () => (await import('@mapp/kit/screens/flight/cabin-seats')).CabinSeatsScreen,
    catalogues: ['check-in', 'failures', 'seat-choice', 'seats', 'validation'],
  },
};
