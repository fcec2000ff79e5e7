import type { JourneyLinks } from '../../../components/journey-card/types.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { localTime } from '../../../rules/time/time.ts';
import { useConfig } from '../../../session/config-provider.tsx';
import { beginning, passOf } from '../ways.ts';

/** Addresses that a segment's actions lead to. */
export function useJourneyLinks(): JourneyLinks {
  const navigation = useNavigation();
  const { hotline } = useConfig();
  return {
    checkIn: (segment) => beginning(navigation, segment, 'checkIn'),
    seats: (segment) => beginning(navigation, segment, 'seats'),
    pass: (segment) => passOf(navigation, segment),
    order: (order) => navigation.href('seatOrderDetail', { query: { order } }),
    claim: navigation.href('retroClaim'),
    dynamics: ({ flightNo, departure }) =>
      navigation.href('flightDetail', {
        query: { flight: flightNo, day: localTime(departure.time).day },
      }),
    hotline,
  };
}
