import type { TripFact } from '../../components/next-trip/NextTrip.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { checkInWindow } from '../../rules/check-in/check-in.ts';
import { atPlace, daysAway, localTime } from '../../rules/time/time.ts';
import { seated, type TripLeg } from './trip-leg.ts';

/** A fact that the day of travel may still bring is not known. */
export interface LiveFact extends TripFact {
  readonly known: boolean;
}

/** Seat and gate, and either boarding or when check-in opens or closes. */
export function useTripFacts(leg: TripLeg | undefined, now: number): readonly LiveFact[] | undefined {
  const t = useMessages('next-trip');
  const { date } = useFormats();
  if (!leg || leg.state === 'unsupported' || leg.trip === 'flightCancelled') return undefined;
  const { segment, state } = leg;
  const seats = seated(segment).flatMap(({ seat }) => seat ?? []);
  const { gate, boards } = segment.airport;
  const moment = (label: string, at: number): LiveFact => {
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
