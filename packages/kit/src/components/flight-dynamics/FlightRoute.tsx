import { useMessages } from '../../messages/provider.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { minutesFrom } from '../../rules/dynamics/instant.ts';
import { earlyFrom, type FlightEnd, type FlightShown } from '../../rules/dynamics/flight.ts';
import { RouteLine, type RouteEnd } from '../route-line/RouteLine.tsx';
import { timeNow, useFlightWords } from './use-flight-words.ts';

export interface FlightRouteProps extends RootProps<HTMLDivElement> {
  /** Both ends, and the stops between them. */
  flight: Pick<FlightShown, 'departure' | 'arrival' | 'legs' | 'state'>;
  /** Kind of each time and the code of each airport are said too. */
  detailed?: boolean | undefined;
}

/** Both ends of a flight with the times that count now; where they are not those of the plan, the plan is struck through beside them. */
export function FlightRoute({ flight, detailed, ...root }: FlightRouteProps) {
  const t = useMessages('dynamics');
  const words = useFlightWords();
  const { departure, arrival, legs, state } = flight;
  const endOf = (end: FlightEnd): RouteEnd => {
    const time = timeNow(end);
    const planned = words.time(end.planned);
    const isOther = time === undefined || words.time(time, end.planned) !== planned;
    const kind = t(
      end.actual !== undefined
        ? 'end.actual'
        : end.estimated !== undefined
          ? 'end.estimated'
          : time === undefined
            ? 'end.untold'
            : 'end.planned',
    );
    const isCancelled = state === 'cancelled';
    return {
      time: isCancelled ? planned : time === undefined ? t('end.untold') : words.time(time),
      struck: isCancelled,
      shoulder: time === undefined ? undefined : words.shoulder(departure.planned, time),
      was:
        !detailed && isOther && !isCancelled && (end.late === undefined || Math.abs(end.late) >= earlyFrom)
          ? { text: planned, label: t('end.formerly', { time: planned }) }
          : undefined,
      note: detailed
        ? isCancelled
          ? t('end.planned')
          : time === undefined
            ? t('end.formerly', { time: planned })
            : isOther
              ? t('end.was', { kind, time: planned })
              : kind
        : undefined,
      code: detailed ? end.airport : undefined,
      place: words.place(end),
    };
  };
  const times = [timeNow(departure), timeNow(arrival)] as const;
  const takes =
    times[0] !== undefined && times[1] !== undefined && state !== 'cancelled'
      ? words.length(minutesFrom(times[0], times[1]))
      : undefined;
  const isGuess = departure.estimated !== undefined && departure.late !== 0;
  const via = legs.slice(1).map(({ departure: { airport, name } }) => name ?? airport);
  return (
    <RouteLine
      {...root}
      from={endOf(departure)}
      to={endOf(arrival)}
      between={
        via.length > 0
          ? t('stop.via', { place: via.join(' · ') })
          : !detailed && isGuess
            ? t('timeline.estimated')
            : takes
      }
    />
  );
}
