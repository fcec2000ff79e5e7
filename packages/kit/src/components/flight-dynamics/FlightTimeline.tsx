import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import type { FlightLegShown } from '../../rules/dynamics/flight.ts';
import { timelineOf, type FlightStepShown, type IncomingFlight } from '../../rules/dynamics/timeline.ts';
import { minutesBetween } from '../../rules/time/time.ts';
import { useFlightWords } from './use-flight-words.ts';
import * as styles from './FlightDynamics.css.ts';

export interface FlightTimelineProps extends RootProps<HTMLTableElement> {
  /** The leg as its rules show it. */
  leg: FlightLegShown;
  /** Flight of the aircraft before this one, which comes first. */
  incoming?: IncomingFlight | undefined;
  /** Name of the table, read out. */
  label: string;
}

/** Steps of a flight with their planned, estimated and actual times, from the aircraft's arrival to the gate at the other end. */
export function FlightTimeline({ leg, incoming, label, className, ...root }: FlightTimelineProps) {
  const t = useMessages('dynamics');
  const steps = timelineOf(leg, incoming);
  return (
    <table {...root} className={classNames(styles.timeline, className)}>
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('timeline.step')}</VisuallyHidden>
          </th>
          {(['planned', 'estimated', 'actual'] as const).map((kind) => (
            <th key={kind} scope="col" className={styles.time}>
              {t(`timeline.${kind}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <Step key={step.step} step={step} leg={leg} incoming={incoming} />
        ))}
      </tbody>
    </table>
  );
}

interface StepProps {
  step: FlightStepShown;
  leg: FlightLegShown;
  incoming: IncomingFlight | undefined;
}

function Step({ step: { step, mark, planned, estimated, actual }, leg, incoming }: StepProps) {
  const t = useMessages('dynamics');
  const words = useFlightWords();
  const detail =
    step === 'incoming' && incoming
      ? incoming.from === undefined
        ? incoming.flightNo
        : t('step.incomingFrom', { flight: incoming.flightNo, from: incoming.from })
      : step === 'boarding' && leg.gate !== undefined
        ? `${t('facts.gate')} ${leg.gate}`
        : step === 'off'
          ? words.place(leg.departure)
          : step === 'on'
            ? words.place(leg.arrival)
            : undefined;
  return (
    <tr data-state={mark} aria-current={mark === 'next' ? 'step' : undefined}>
      <th scope="row" className={styles.step}>
        <span className={styles.marks[mark]}>{mark === 'done' && <Icon name="check" size={16} />}</span>
        <span className={classNames(styles.stepName, mark === 'next' && styles.next)}>
          {t(`step.${step}`)}
        </span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        <VisuallyHidden>{t(`mark.${mark}`)}</VisuallyHidden>
      </th>
      <Time instant={planned} known={leg.departure.planned} />
      <Time
        instant={estimated}
        known={planned}
        look={isMoved(estimated, planned) ? styles.moved : styles.guessed}
      />
      <Time instant={actual} known={planned} look={styles.happened} />
    </tr>
  );
}

/** Whether an estimate is another minute than the plan. */
const isMoved = (estimated: string | undefined, planned: string | undefined): boolean =>
  estimated !== undefined && planned !== undefined && minutesBetween(planned, estimated) !== 0;

/** In place of a time that nobody has told. */
const dash = '–';

interface TimeProps {
  instant: string | undefined;
  /** Its day is known. */
  known: string | undefined;
  look?: string | undefined;
}

function Time({ instant, known, look }: TimeProps) {
  const t = useMessages('dynamics');
  const words = useFlightWords();
  if (instant === undefined)
    return (
      <td className={styles.time}>
        <span aria-hidden>{dash}</span>
        <VisuallyHidden>{t('timeline.untold')}</VisuallyHidden>
      </td>
    );
  return (
    <td className={classNames(styles.time, look)}>
      <time dateTime={instant}>{words.time(instant, known)}</time>
    </td>
  );
}
