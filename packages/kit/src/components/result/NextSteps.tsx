import type { RootProps } from '../../primitives/root-props.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Icon, type IconName } from '../../primitives/icon/Icon.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { useId, type ReactNode } from 'react';
import * as styles from './NextSteps.css.ts';

/** Something that comes after a result. */
export interface NextStep {
  /** Before the words. */
  readonly icon: IconName;
  /** Name of the step. */
  readonly title: string;
  /** More about it. */
  readonly text?: ReactNode;
  /** When it comes: a day, a moment, "now"; only as far as it is known. */
  readonly when?: ReactNode;
  /** Where it is done or seen. */
  readonly href?: string | undefined;
}

export interface NextStepsProps extends RootProps {
  /** Heading in place of the usual one. */
  title?: string;
  /** In the order in which they come, at least one. */
  steps: readonly NextStep[];
}

/** Steps after a result: rows on the page, each with its day as far as it is known. */
export function NextSteps({ title, steps, ...root }: NextStepsProps) {
  const t = useMessages('result');
  const id = useId();
  return (
    <section {...root} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title ?? t('next')}
      </h3>
      <ul className={styles.list}>
        {steps.map((step) => (
          <li key={step.title} className={styles.item}>
            {step.href === undefined ? (
              <div className={styles.row}>
                <Step {...step} />
              </div>
            ) : (
              <Link look="plain" href={step.href} className={styles.row}>
                <Step {...step} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Step({ icon, title, text, when, href }: NextStep) {
  return (
    <>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{title}</span>
        {when !== undefined && <span className={styles.when}>{when}</span>}
        {text !== undefined && <span className={styles.text}>{text}</span>}
      </span>
      {href !== undefined && (
        <span className={styles.arrow}>
          <Icon name="chevron" size={16} />
        </span>
      )}
    </>
  );
}
