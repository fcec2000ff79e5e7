import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { RouteLine } from '../route-line/RouteLine.tsx';
import * as styles from './Conditions.css.ts';

/** One end of the route: its code, and what it is called. */
export interface ConditionsEnd {
  readonly code: string;
  readonly place: string;
}

export interface ConditionsProps extends RootProps {
  /** Where the route begins. */
  from: ConditionsEnd;
  /** Where the route ends. */
  to: ConditionsEnd;
  /** On the line between both: the distance, or the kind of trip. */
  between?: string | undefined;
  /** Other conditions that were asked for. */
  facts: readonly string[];
  /** Where the conditions can be changed. */
  changeHref: string;
}

/** The route and the conditions that a result is for. */
export function Conditions({ from, to, between, facts, changeHref, className, ...root }: ConditionsProps) {
  const t = useMessages('calculator');
  return (
    <section {...root} aria-label={t('conditions')} className={classNames(styles.conditions, className)}>
      <RouteLine size="medium" {...{ from, to, between }} />
      <div className={styles.foot}>
        <p className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact} className={styles.fact}>
              {fact}
            </span>
          ))}
        </p>
        <Button variant="text" size="medium" href={changeHref} className={styles.change}>
          {t('change')}
        </Button>
      </div>
    </section>
  );
}
