import { useJourneys } from '../../client/check-in/check-in.ts';
import type { JourneySegment } from '../../components/segment-route/types.ts';
import { NextTrip, type TripFact } from '../../components/next-trip/NextTrip.tsx';
import { isOwnState, TripBadge } from '../../components/trip-list/TripBadge.tsx';
import type { TripChange } from '../../components/trip-list/types.ts';
import type { Trip } from '../../contracts/home/home.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { useNavigation } from '../../navigation/provider.tsx';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { checkInWindow } from '../../rules/check-in/check-in.ts';
import { atPlace, daysAway, localTime } from '../../rules/time/time.ts';
import { legOf, type StatedLeg } from '../../rules/check-in/next-leg.ts';
import { tripState, type TripState } from '../../rules/check-in/trip-state.ts';
import { useTripChanges } from '../check-in/journeys/use-trip-changes.ts';
import { beginning, passOf } from '../check-in/ways.ts';

export interface LiveTripProps {
  trip: Trip;
  /** The airline's clock, milliseconds since 1970. */
  now: number;
  /** Fewer things: what is known, and the one filled button of the page. */
  plain?: boolean;
}

interface Leg extends StatedLeg<JourneySegment> {
  /** State of the trip, which knows boarding and what the airline has changed. */
  readonly trip: TripState;
  readonly change: TripChange | undefined;
}

/** Beside a screen that goes on, a failure is quiet: the card then says what is known without it. */
export const useQuietJourneys = () => useJourneys({ announce: 'silent' });

/** The next journey with its true state: seat, gate and boarding, and what can be done for it now. */
export function LiveTrip({ trip, now, plain = false }: LiveTripProps) {
  const leg = useLeg(trip, now);
  const facts = useFacts(leg, now);
  return (
    <NextTrip
      trip={trip}
      now={now}
      facts={plain ? facts?.filter(({ known }) => known) : facts}
      badge={leg && <State leg={leg} />}
      action={<Way leg={leg} plain={plain} />}
      plain={plain}
    />
  );
}

/** Segment of the next journey; none while the journeys are not known. */
function useLeg(flight: Trip, now: number): Leg | undefined {
  const { data } = useQuietJourneys();
  const changeOf = useTripChanges();
  const leg = data && legOf(data.journeys, flight, now);
  if (!leg) return undefined;
  const change = changeOf(leg.segments, leg.segment);
  return { ...leg, change, trip: tripState(leg.segments, leg.segment, change?.kind, now) };
}

const seated = ({ passengers }: JourneySegment) => passengers.filter(({ paxType }) => paxType !== 'INF');
const checkedIn = ({ passengers }: JourneySegment) => passengers.some(({ state }) => state === 'checkedIn');

/** A fact that the day of travel may still bring is not known. */
interface Fact extends TripFact {
  readonly known: boolean;
}

/** Seat and gate, and either boarding or when check-in opens or closes. */
function useFacts(leg: Leg | undefined, now: number): readonly Fact[] | undefined {
  const t = useMessages('next-trip');
  const { date } = useFormats();
  if (!leg || leg.state === 'unsupported' || leg.trip === 'flightCancelled') return undefined;
  const { segment, state } = leg;
  const seats = seated(segment).flatMap(({ seat }) => seat ?? []);
  const { gate, boards } = segment.airport;
  const moment = (label: string, at: number): Fact => {
    const instant = atPlace(at, segment.departure.time);
    const { day, time } = localTime(instant);
    return daysAway(instant, now) === 0
      ? { label, value: time, known: true }
      : { label, value: `${date(day, 'monthDay')} ${time}`, open: true, known: true };
  };
  const later = { value: t('onTheDay'), open: true, known: false };
  const { opens, closes } = checkInWindow(segment);
  return [
    seats.length > 0
      ? { label: t('seat'), value: seats.join(t('separator')), known: true }
      : { label: t('seat'), value: t('notChosen'), open: true, known: false },
    gate === undefined ? { label: t('gate'), ...later } : { label: t('gate'), value: gate, known: true },
    state === 'early'
      ? moment(t('opens'), opens)
      : state === 'open' || state === 'closing'
        ? moment(t('closes'), closes)
        : boards === undefined
          ? { label: t('boards'), ...later }
          : { label: t('boards'), value: localTime(boards).time, known: true },
  ];
}

/** How it stands, in a word. */
function State({ leg: { segment, state, trip } }: { leg: Leg }) {
  const t = useMessages('check-in');
  if (trip !== 'booked' && isOwnState(trip)) return <TripBadge segment={segment} state={trip} />;
  if (state === 'done')
    return checkedIn(segment) ? (
      <Badge tone="done" icon="check">
        {t('state.checkedIn')}
      </Badge>
    ) : (
      <Badge icon="close">{t('state.cancelled')}</Badge>
    );
  if (state === 'closing')
    return (
      <Badge tone="attention" icon="clock">
        {t('state.closing')}
      </Badge>
    );
  return state === 'missed' || state === 'missedConnection' || state === 'closed' ? (
    <Badge tone="attention" icon="alert">
      {t(`state.${state}`)}
    </Badge>
  ) : null;
}

/**
 * The one way on: the decision on what the airline has changed, the pass once there are seats, check-in while it is open, seats before; without the journeys, to all of that. A plain
 * page is never without its button, which then leads to the journeys.
 */
function Way({ leg, plain }: { leg: Leg | undefined; plain: boolean }) {
  const t = useMessages('check-in');
  const home = useMessages('home');
  const trips = useMessages('trip');
  const navigation = useNavigation();
  const look = plain ? ({ wide: true } as const) : ({ variant: 'tinted', size: 'medium' } as const);
  const none = plain ? (
    <Button {...look} href={navigation.href('trip')}>
      {home('trip.all')}
    </Button>
  ) : null;
  if (!leg)
    return (
      <Button {...look} href={navigation.href('checkIn')}>
        {t('title')}
      </Button>
    );
  const { segment, state, trip, change } = leg;
  // Beside the services of a page, which have the same words.
  const named = (words: string) => `${words} ${segment.flightNo}`;
  const start = t(state === 'closing' ? 'checkIn.now' : 'checkIn.start');
  if (change && (trip === 'changed' || trip === 'flightCancelled'))
    return (
      <Button {...look} href={change.href} aria-label={trips('change.of', { flight: segment.flightNo })}>
        {trips('change.look')}
      </Button>
    );
  if (trip === 'flightCancelled')
    return (
      <Button
        {...look}
        href={navigation.href('flightDetail', {
          query: { flight: segment.flightNo, day: localTime(segment.departure.time).day },
        })}
      >
        {trips('dynamics')}
      </Button>
    );
  if ((state === 'done' || state === 'departed') && checkedIn(segment))
    return seated(segment).some(({ seat }) => seat !== undefined) ? (
      <Button {...look} icon="pass" href={passOf(navigation, segment)}>
        {t('pass.show')}
      </Button>
    ) : (
      none
    );
  if (state === 'open' || state === 'closing')
    return (
      <Button {...look} href={beginning(navigation, segment, 'checkIn')} aria-label={named(start)}>
        {start}
      </Button>
    );
  if (state === 'early' && seated(segment).some(({ seat }) => seat === undefined))
    return (
      <Button {...look} href={beginning(navigation, segment, 'seats')} aria-label={named(t('seats.first'))}>
        {t('seats.first')}
      </Button>
    );
  return none;
}
