import { useMessages } from '../../messages/provider.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import type { PassFlight } from '../../rules/boarding-pass/boarding-pass.ts';
import { localTime } from '../../rules/time/time.ts';
import * as styles from './PassFigures.css.ts';

export interface PassFiguresProps {
  flight: PassFlight;
  /** On an adult's lap, without a seat. */
  infant: boolean;
}

/** Letters that airlines print instead of a seat for an infant on the lap. */
export const noSeat = 'INF';

/** Gate, boarding time and seat: what is read from an arm's length. */
export function PassFigures({ flight, infant }: PassFiguresProps) {
  const t = useMessages('boarding-pass');
  const lap = infant ? { drawn: noSeat, said: t('seat.infant') } : undefined;
  const pending = { drawn: '—', said: t('pending') };
  return (
    <dl className={styles.figures}>
      <Figure part="gate" label={t('gate')} value={flight.gate} without={pending} />
      <Figure
        part="boards"
        label={t('boards')}
        value={flight.boards && localTime(flight.boards).time}
        without={pending}
      />
      <Figure part="seat" label={t('seat')} value={flight.seat} without={lap ?? pending} />
    </dl>
  );
}

interface FigureProps {
  part: 'gate' | 'boards' | 'seat';
  label: string;
  value: string | undefined;
  /** Substitute for a missing value, for the eye and for screen readers. */
  without: { drawn: string; said: string };
}

function Figure({ part, label, value, without }: FigureProps) {
  return (
    <div data-part={part} data-state={value === undefined ? 'pending' : 'known'} className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {value ?? (
          <>
            <span aria-hidden>{without.drawn}</span>
            <VisuallyHidden>{without.said}</VisuallyHidden>
          </>
        )}
      </dd>
    </div>
  );
}
