import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import type { SegmentState } from '../../rules/check-in/journey-state.ts';
import * as styles from './StepMark.css.ts';

/** How far a step has come: it is its turn, it is behind, it was not taken, or it waits. */
type Step = 'now' | 'done' | 'missed' | 'locked';

const steps: Record<SegmentState, Step> = {
  unsupported: 'locked',
  departed: 'done',
  landed: 'done',
  missed: 'missed',
  missedConnection: 'locked',
  done: 'done',
  closed: 'now',
  early: 'locked',
  locked: 'locked',
  closing: 'now',
  open: 'now',
};

/** The mark of a segment on the line that joins those of its journey. */
export function StepMark({ number, state }: { number: number; state: SegmentState }) {
  const t = useMessages('check-in');
  const formats = useFormats();
  const step = steps[state];
  return (
    <span className={styles.mark[step]}>
      <span aria-hidden className={styles.drawn}>
        {step === 'done' && <Icon name="check" size={16} />}
        {step === 'missed' && <Icon name="close" size={16} />}
        {state === 'locked' && <Icon name="lock" size={16} />}
        {(step === 'now' || step === 'locked') && state !== 'locked' && formats.number(number)}
      </span>
      <VisuallyHidden>{t(`step.${step}`, { number })}</VisuallyHidden>
    </span>
  );
}
