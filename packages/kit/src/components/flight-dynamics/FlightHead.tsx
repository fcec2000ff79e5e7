import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import type { FlightShown } from '../../rules/dynamics/flight.ts';
import { isAtDeparture } from '../../rules/dynamics/timeline.ts';
import { FlightRoute } from './FlightRoute.tsx';
import { stateLooks, useFlightWords } from './use-flight-words.ts';
import * as styles from './FlightDynamics.css.ts';

export interface FlightHeadProps extends RootProps<HTMLDivElement> {
  /** The flight as its rules show it. */
  flight: FlightShown;
  /** When the airline will tell more, with the airport's offset. */
  nextNews?: string | undefined;
  /** The airline's clock, milliseconds since 1970. */
  now: number;
}

/** The state of a flight in words with its reason, the times at both ends, and gate, counters and belt. */
export function FlightHead({ flight, nextNews, now, className, ...root }: FlightHeadProps) {
  const words = useFlightWords();
  const { tone, icon } = stateLooks[flight.state];
  const reasons = useReasons(flight, nextNews, now);
  return (
    <div {...root} className={classNames(styles.head, className)} data-state={flight.state}>
      <div>
        <h2 className={classNames(styles.state, styles.tone[tone])}>
          {icon && <Icon name={icon} />}
          <span>{words.state(flight)}</span>
        </h2>
        {reasons.map((each) => (
          <p key={each} className={styles.reason}>
            {each}
          </p>
        ))}
      </div>
      <FlightRoute flight={flight} detailed />
      {flight.state !== 'cancelled' && <Facts flight={flight} />}
    </div>
  );
}

const minute = 60_000;

/** Sentences under the state: where it is, why, and when more is told. */
function useReasons(flight: FlightShown, nextNews: string | undefined, now: number): readonly string[] {
  const t = useMessages('dynamics');
  const words = useFlightWords();
  const { current, state, late, told } = flight;
  const { cause, reason, elsewhere, grounded, phase } = current;
  const lines: string[] = [];
  const place = elsewhere ? (elsewhere.name ?? elsewhere.airport) : t('remark.elsewhere');
  const home = current.departure.name ?? current.departure.airport;
  if (state === 'unknown')
    lines.push(
      told === undefined
        ? t('remark.silentNone')
        : t('remark.silent', { length: words.length((now - Date.parse(told)) / minute) }),
    );
  if (phase === 'diverted') lines.push(t(grounded ? 'remark.divertedDown' : 'remark.diverted', { place }));
  if (phase === 'returned') lines.push(t(grounded ? 'remark.returned' : 'remark.returning', { place: home }));
  if (phase === 'cancelled') lines.push(t('remark.cancelled'));
  const said = new Set(['delayed', 'early', 'cancelled', 'diverted', 'returned', 'unknown']);
  if (!said.has(state) && late !== undefined && Math.abs(late) >= 5)
    lines.push(t(late > 0 ? 'remark.late' : 'remark.early', { length: words.length(Math.abs(late)) }));
  const isOff = state === 'delayed' || phase === 'cancelled' || phase === 'diverted' || phase === 'returned';
  const why =
    cause === undefined
      ? isOff
        ? t('cause.unknown')
        : undefined
      : reason === undefined
        ? t(`cause.${cause}`)
        : t('cause.told', { cause: t(`cause.${cause}`), reason });
  if (why !== undefined && isOff) lines.push(why);
  if (nextNews !== undefined && isOff && phase !== 'cancelled')
    lines.push(t('nextNews', { time: words.time(nextNews) }));
  return lines;
}

interface Fact {
  readonly name: string;
  readonly value: string | undefined;
  readonly note?: string | undefined;
  readonly changed?: boolean;
}

function Facts({ flight: { current, legs, at } }: Pick<FlightHeadProps, 'flight'>) {
  const t = useMessages('dynamics');
  const isOpen = isAtDeparture(current);
  const { gate, gateBefore, counters, belt, phase } = current;
  const last = at === legs.length - 1;
  const facts: Fact[] = [
    {
      name: t('facts.gate'),
      value: gate,
      changed: gateBefore !== undefined,
      note:
        gate === undefined
          ? isOpen
            ? t('facts.dayBefore')
            : undefined
          : gateBefore !== undefined
            ? t('facts.gateWas', { gate: gateBefore })
            : undefined,
    },
    {
      name: t('facts.counters'),
      value: counters,
      note: counters === undefined && isOpen ? t('facts.dayBefore') : undefined,
    },
    {
      name: t('facts.belt'),
      value: last ? belt : undefined,
      note:
        belt === undefined && phase !== 'arrived' && phase !== 'landed' ? t('facts.afterLanding') : undefined,
    },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, note, changed }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.factName}>{name}</dt>
          <dd className={styles.factValue}>{value ?? t('facts.untold')}</dd>
          {note !== undefined && (
            <dd className={classNames(styles.factNote, changed && styles.changed)}>{note}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
