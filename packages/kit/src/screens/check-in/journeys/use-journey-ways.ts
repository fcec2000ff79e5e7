import type { JourneyWays } from '../../../components/journey-card/types.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { useConfig } from '../../../session/config-provider.tsx';
import { beginning, passOf } from '../ways.ts';

/** Where the ways on from a segment lead. */
export function useJourneyWays(): JourneyWays {
  const navigation = useNavigation();
  const { hotline } = useConfig();
  return {
    checkIn: (segment) => beginning(navigation, segment, 'checkIn'),
    seats: (segment) => beginning(navigation, segment, 'seats'),
    pass: (segment) => passOf(navigation, segment),
    order: (order) => navigation.href('seatOrderDetail', { query: { order } }),
    claim: navigation.href('retroClaim'),
    hotline,
  };
}
