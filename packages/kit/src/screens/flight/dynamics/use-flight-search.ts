import { useState } from 'react';
import type {
  FlightAsked,
  FlightSearchTyped,
} from '../../../components/flight-dynamics/FlightSearchForm.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import {
  forgetFlights,
  forgetSought,
  keepSought,
  recentFlights,
  rememberFlight,
  soughtBefore,
} from '../../../session/recent-flights.ts';
import { recentPlaces, rememberPlace } from '../../../session/recent-places.ts';
import { useSession } from '../../../session/session-provider.tsx';
import { useToday } from '../../shell/use-today.ts';
import { firstSought, recentOf } from './flight-sought.ts';

/** Keeps the search for a flight while it is typed, the searches before it, and the way to what is found. */
export function useFlightSearch() {
  const navigation = useNavigation();
  const session = useSession();
  const today = useToday();
  const [initial] = useState(() => firstSought(soughtBefore(session), today));
  const [recent, setRecent] = useState(() => recentFlights(session));
  return {
    today,
    /** Fields of the form at first. */
    initial,
    keep: (typed: FlightSearchTyped) => keepSought(session, typed),
    recentPlaces: recentPlaces(session),
    /** Searches of before, the latest first. */
    recent,
    forget: () => {
      forgetFlights(session);
      setRecent([]);
    },
    show: (asked: FlightAsked) => {
      const { day } = asked;
      forgetSought(session);
      rememberFlight(session, recentOf(asked));
      if (asked.flightNo !== undefined) {
        navigation.go('flightDetail', { query: { flight: asked.flightNo, day } });
        return;
      }
      const { from, to } = asked;
      for (const code of [to, from]) rememberPlace(session, code);
      navigation.go('flightsFound', { query: { from, to, day } });
    },
  };
}
