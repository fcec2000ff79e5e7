import { useMessages } from '../../messages/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import type { VoucherCondition } from '../../rules/changes/upgrade.ts';
import * as styles from './Conditions.css.ts';

/** A condition of a voucher, answered for one flight. */
export interface AnsweredCondition {
  readonly condition: VoucherCondition;
  readonly met: boolean;
  /** The condition in words, with its hours or its day. */
  readonly words: string;
  /** Fact of this flight that answers it. */
  readonly fact: string;
}

export interface VoucherConditionsProps extends RootProps<HTMLDivElement> {
  /** Every condition, met or not. */
  conditions: readonly AnsweredCondition[];
}

/** Conditions of a voucher, each answered for this flight. Source: mockup 81. */
export function VoucherConditions({ conditions, ...root }: VoucherConditionsProps) {
  const t = useMessages('upgrades');
  return (
    <Card flush {...root} data-part="conditions">
      <ul>
        {conditions.map(({ condition, met, words, fact }) => (
          <li key={condition} className={styles.row} data-part="condition" data-state={met ? 'met' : 'unmet'}>
            <Icon name={met ? 'check' : 'close'} className={met ? styles.met : styles.unmet} />
            <VisuallyHidden>{t(met ? 'condition.met' : 'condition.unmet')}</VisuallyHidden>
            <span className={styles.answered}>
              <span className={styles.words}>{words}</span>
              <span className={styles.fact}>{fact}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
