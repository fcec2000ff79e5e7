import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { Amount } from '../amount/Amount.tsx';
import type { TierOffer } from '../../contracts/orders/tier-orders.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Card } from '../../primitives/card/Card.tsx';
import { RadioList } from '../../primitives/field/RadioList.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import * as styles from './SuperPlans.css.ts';

export interface SuperPlansProps extends RootProps {
  /** In the order in which they are shown. */
  plans: readonly TierOffer[];
  /** Id of the chosen one. */
  value: string | undefined;
  /** Left out where none can be chosen now: they are only told. */
  onChange?: ((offerId: string) => void) | undefined;
}

/** For how long, and what that costs. */
export function SuperPlans({ plans, value: chosen, onChange, className, ...root }: SuperPlansProps) {
  const t = useMessages('tier-orders');
  const { date } = useFormats();
  const rows = plans.map(({ offerId, months = 0, cash, validUntil }) => ({
    value: offerId,
    label: t('super.plan', { months }),
    detail: t('until', { date: date(validUntil, 'date') }),
    aside: cash && (
      <span className={styles.price}>
        <Amount value={cash} />
      </span>
    ),
  }));
  if (!onChange) {
    return (
      <ListCard className={className} {...(root as RootProps<HTMLUListElement>)} label={t('super.plans')}>
        {rows.map(({ value, label, detail, aside }) => (
          <ListRow key={value} label={label} detail={detail} value={aside} />
        ))}
      </ListCard>
    );
  }
  return (
    <Card {...(root as RootProps<HTMLDivElement>)} flush className={classNames(styles.card, className)}>
      <RadioList
        legend={t('super.plans')}
        legendHidden
        flush
        value={chosen}
        onChange={onChange}
        items={rows}
      />
    </Card>
  );
}
