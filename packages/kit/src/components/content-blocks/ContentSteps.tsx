import { Section } from '../../primitives/card/Section.tsx';
import type { BlockOf } from './types.ts';
import * as styles from './ContentBlocks.css.ts';

/** Steps to take one after the other, as the stops of a route. */
export function ContentSteps({ block: { title, steps } }: { block: BlockOf<'steps'> }) {
  return (
    <Section title={title}>
      <ol className={styles.steps}>
        {steps.map((step, at) => (
          <li key={step.title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
            <span className={styles.stepWords}>
              <span className={styles.stepTitle}>{step.title}</span>
              {step.text !== undefined && <span className={styles.stepText}>{step.text}</span>}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
