import type { SeatChange } from '../../contracts/check-in/seats.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Card } from '../../primitives/card/Card.tsx';
import { hidden } from '../../primitives/hidden.css.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { seatSteps, type SeatStep } from '../../rules/seats/change.ts';
import * as styles from './SeatSteps.css.ts';
import { useCarried } from './use-carried.ts';
import { stepWords } from './words.ts';

interface SeatStepsProps {
  change: SeatChange;
  /** The airline's clock, ms since 1970. */
  now: number;
}

/** The three steps as they go on, with their times. The newest is said once; its seconds are not. */
export function SeatSteps({ change, now }: SeatStepsProps) {
  const t = useMessages('seat-choice');
  const steps = seatSteps(change);
  const newest = steps.findLast(({ state }) => state !== 'later') ?? steps[0];
  return (
    <Card>
      <ol className={styles.steps} aria-label={t('steps')}>
        {steps.map((step) => (
          <Step key={step.step} step={step} change={change} now={now} />
        ))}
      </ol>
      <p role="status" className={hidden}>
        {newest && t(stepWords[newest.step][newest.state].title)}
      </p>
    </Card>
  );
}

function Step({ step: { step, state, at }, change, now }: SeatStepsProps & { step: SeatStep }) {
  const t = useMessages('seat-choice');
  const { date } = useFormats();
  const price = useCarried(change);
  const words = stepWords[step][state];
  const seat = change[words.of];
  const seconds = at === undefined ? 0 : Math.max(0, Math.floor((now - Date.parse(at)) / 1000));
  return (
    <li className={styles.step} data-part={step} data-state={state}>
      <span className={styles.mark} data-state={state}>
        {state === 'done' && <Icon name="check" size={16} />}
        {state === 'failed' && <Icon name="close" size={16} />}
      </span>
      <span className={styles.title}>
        {t(words.title)}
        <VisuallyHidden>{` ${t(`step.${state}`)}`}</VisuallyHidden>
      </span>
      {state === 'done' && at !== undefined && (
        <time className={styles.time} dateTime={at}>
          {date(at, 'seconds')}
        </time>
      )}
      {state === 'now' && <span className={styles.elapsed}>{t('step.elapsed', { seconds })}</span>}
      <span className={styles.text}>
        {words.text === 'step.old.given' && price !== undefined
          ? t('step.old.carried', { seat, price })
          : t(words.text, { seat })}
      </span>
    </li>
  );
}
