import { loading } from './parts.ts';
import type { Ways } from './way.ts';

export const flightWays = {
  cabinOfFlight: {
    address: '/flight/checkSeat?flight=MU5101&day=2026-06-02',
    tells: 'screen',
    failed: ['seat-choice', 'map.failed'],
    waiting: loading,
    content: (page) => page.getByRole('grid').first(),
  },
} satisfies Ways;
