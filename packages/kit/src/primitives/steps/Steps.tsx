import { classNames } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import type { RootProps } from '../root-props.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Steps.css.ts';

export type StepsProps = RootProps<HTMLOListElement> & {
  /** Goal of the steps. */
  label: string;
  /** The word for a step that is done, before its own. */
  doneWord: string;
  /** Two to five short words, in their order. */
  steps: readonly string[];
  /** Which one is to be done now, from 0. */
  current: number;
};

type State = 'done' | 'current' | 'next';

const stateOf = (index: number, current: number): State =>
  index < current ? 'done' : index === current ? 'current' : 'next';

/** Where one is on the way to something: a bar and a word for each step. */
export function Steps({ label, doneWord, steps, current, className, ...root }: StepsProps) {
  return (
    <ol {...root} className={classNames(styles.steps, className)} aria-label={label}>
      {steps.map((step, index) => {
        const state = stateOf(index, current);
        return (
          <li
            key={step}
            className={styles.step[state]}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            {state === 'done' && (
              <>
                <Icon name="check" size={16} className={styles.tick} />
                <VisuallyHidden>{`${doneWord} `}</VisuallyHidden>
              </>
            )}
            <span className={state === 'current' ? undefined : styles.other}>{step}</span>
          </li>
        );
      })}
    </ol>
  );
}
