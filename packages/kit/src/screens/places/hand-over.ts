import { useNavigation } from '../../navigation/provider.tsx';
import type { PlaceKind } from '../../rules/places/place-index.ts';
import { handedOver, handOver } from '../../session/hand-over.ts';
import { rememberPlace } from '../../session/recent-places.ts';
import type { Session } from '../../session/session.ts';
import { useSession } from '../../session/session-provider.tsx';

/** The end of a journey that is asked for. */
export type JourneyEnd = 'from' | 'to';

/** Which place a screen asks for. */
export interface PlaceQuestion {
  /** Screen that asks: its own name, by which it knows the answer. */
  readonly asker: string;
  readonly kind: PlaceKind | 'country';
  readonly end?: JourneyEnd;
  /** Code of what is chosen so far. */
  readonly code?: string;
}

/** Chosen place: an IATA code and whether it is a city's or an airport's, or a country's ISO 3166-1 code. */
export interface PlaceAnswer {
  readonly code: string;
  readonly kind: PlaceQuestion['kind'];
}

interface Asked {
  readonly question: PlaceQuestion;
  readonly answer?: PlaceAnswer;
}

const askedOf = (session: Session): Asked | undefined => handedOver(session, 'place') as Asked | undefined;

const screens = { city: 'cityIndex', airport: 'airportIndex', country: 'countryIndex' } as const;

/** Goes to the list of cities, airports or countries; what is chosen there is for who asked (`useTakePlace`). */
export function useAskPlace(): (question: PlaceQuestion) => void {
  const session = useSession();
  const navigation = useNavigation();
  return (question) => {
    handOver(session, 'place', { question } satisfies Asked);
    const { kind, end, code } = question;
    const query = { ...(code && { code }), ...(end && { end }) };
    if (kind === 'country') navigation.go('countryIndex', { query: code ? { code } : {} });
    else navigation.go(screens[kind], { query });
  };
}

/** Gives what was chosen for an asker, once; nothing where nothing was chosen or somebody else had asked. */
export function useTakePlace(asker: string): () => PlaceAnswer | undefined {
  const session = useSession();
  return () => {
    const asked = askedOf(session);
    if (asked?.question.asker !== asker || !asked.answer) return undefined;
    handOver(session, 'place', undefined);
    return asked.answer;
  };
}

/** Hands a choice to who asked, keeps its code for the next time, and goes back to where one came from. */
export function useAnswerPlace(): (answer: PlaceAnswer) => void {
  const session = useSession();
  const navigation = useNavigation();
  return (answer) => {
    const asked = askedOf(session);
    if (asked) handOver(session, 'place', { ...asked, answer } satisfies Asked);
    if (answer.kind !== 'country') rememberPlace(session, answer.code);
    navigation.back();
  };
}
