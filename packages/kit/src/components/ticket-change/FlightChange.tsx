import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { localTime, minutesBetween } from '../../rules/time/time.ts';
import { FlightDay } from '../segment-route/FlightDay.tsx';
import { PerforatedCard } from '../perforated-card/PerforatedCard.tsx';
import { RouteLine } from '../route-line/RouteLine.tsx';
import { useDuration } from '../route-line/use-duration.ts';
import * as styles from './FlightChange.css.ts';

/** A flight on either side of a change. */
export interface FlightSide {
  readonly flightNo: string;
  /** Instants with the airport's offset. */
  readonly departs: string;
  /** Day of the departure in words; day and weekday without it. */
  readonly day?: string | undefined;
  readonly arrives: string;
  /** IATA codes. */
  readonly from: string;
  readonly to: string;
  /** Names of the airports, with the terminal where it is known. */
  readonly fromPlace: string;
  readonly toPlace: string;
  /** Cabin and booking class in words. */
  readonly cabin?: string | undefined;
}

export interface FlightChangeProps extends RootProps<HTMLDivElement> {
  /** Flight that is given up. */
  was: FlightSide;
  /** New flight, leg by leg; without one nothing is chosen yet. */
  is?: readonly FlightSide[];
  /** Way to choose another, at the head of the new flight. */
  action?: ReactNode;
  /** The change is done: the heads say so. */
  done?: boolean;
  /** The old flight is still in force, as the change waits: it is not struck through. */
  kept?: boolean;
  /** The change has come to nothing: the new flight is struck through, and the old one is in large figures as the one that holds. */
  dropped?: boolean;
}

const none: NonNullable<FlightChangeProps['is']> = [];

/** The flight that is given up struck through above the perforation, the one that holds in large figures below it. Source: mockup 80. */
export function FlightChange({
  was,
  is = none,
  action,
  done = false,
  kept = false,
  dropped = false,
  className,
  ...root
}: FlightChangeProps) {
  const t = useMessages('changes');
  const struck = dropped || (is.length > 0 && !kept);
  const [above, gone] = dropped ? (['is', is] as const) : (['was', [was]] as const);
  const [below, holds] = dropped ? (['was', [was]] as const) : (['is', is] as const);
  const past = (
    <div role="group" className={styles.old} aria-label={t(`flight.${above}`)} data-part={above}>
      <p className={styles.head}>{t(`flight.${above}`)}</p>
      {gone.map((side) => (
        <PastLeg key={keyOf(side)} side={side} struck={struck} />
      ))}
    </div>
  );
  if (is.length === 0)
    return (
      <div {...root} className={className}>
        {past}
      </div>
    );
  return (
    <PerforatedCard
      {...root}
      className={classNames(styles.card, className)}
      stub={
        <div role="group" className={styles.taken} aria-label={t(`flight.${below}`)} data-part={below}>
          <p className={styles.newHead}>
            <strong>{t(dropped ? 'flight.holds' : done ? 'flight.now' : 'flight.is')}</strong>
            {action}
          </p>
          {holds.map((side) => (
            <Leg key={keyOf(side)} side={side} />
          ))}
        </div>
      }
    >
      {past}
    </PerforatedCard>
  );
}

const keyOf = ({ flightNo, departs }: FlightSide) => `${flightNo} ${departs}`;

function PastLeg({ side, struck }: { side: FlightSide; struck: boolean }) {
  return (
    <>
      <Facts side={side} />
      <RouteLine
        size="medium"
        from={{ time: localTime(side.departs).time, struck, place: side.fromPlace }}
        to={{ time: localTime(side.arrives).time, struck, place: side.toPlace }}
      />
    </>
  );
}

function Leg({ side }: { side: FlightSide }) {
  const duration = useDuration();
  return (
    <div className={styles.leg}>
      <Facts side={side} strong />
      <RouteLine
        from={{ time: localTime(side.departs).time, code: side.from, place: side.fromPlace }}
        to={{ time: localTime(side.arrives).time, code: side.to, place: side.toPlace }}
        between={duration(minutesBetween(side.departs, side.arrives))}
      />
    </div>
  );
}

/** Day, number and cabin. */
function Facts({ side, strong = false }: { side: FlightSide; strong?: boolean }) {
  const { date } = useFormats();
  const { day } = localTime(side.departs);
  return (
    <p className={classNames(styles.facts, strong && styles.strong)}>
      <FlightDay time={day} day={side.day ?? date(day, 'weekday')} flightNo={side.flightNo} />
      {side.cabin !== undefined && <span>{side.cabin}</span>}
    </p>
  );
}
