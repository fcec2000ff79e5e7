import type { RootProps } from '../../primitives/root-props.ts';
import { Amount } from '../amount/Amount.tsx';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Card } from '../../primitives/card/Card.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { ScaledPrice } from '../../rules/calculator/rewards.ts';
import type { Reward } from './types.ts';
import * as styles from './RewardCard.css.ts';

export interface RewardCardProps extends RootProps<HTMLDivElement> {
  /** The ticket and its price. */
  reward: Reward;
  /** The price against the member's own points; undefined for a guest. */
  scaled: ScaledPrice | undefined;
  /** A way to what is missing. */
  action?: ReactNode;
}

const cabins = ['Y', 'C', 'F'] as const;
const kinds = ['saver', 'flex'] as const;

/** A reward ticket: its price, and whether the member's points are enough; by bar and by words. */
export function RewardCard({ reward, scaled, action, ...root }: RewardCardProps) {
  const t = useMessages('calculator');
  const { money } = useFormats();
  const { cabinClass, awardType, points, tax } = reward;
  const known = cabins.find((each) => each === cabinClass);
  const cabin = known ? t(`cabin.${known}`) : t('cabin.of', { cabin: cabinClass });
  const kind = kinds.find((each) => each === awardType);
  return (
    <Card {...root}>
      <div className={styles.head}>
        <h3 className={styles.name}>{kind === 'flex' ? t('award.flexName', { cabin }) : cabin}</h3>
        <p className={styles.price}>
          <Amount value={points} unit={t('unit')} />
        </p>
      </div>
      <div className={styles.head}>
        {kind && <p className={styles.quiet}>{t(`award.${kind}`)}</p>}
        <p className={styles.tax}>{t('tax', { money: money(tax) })}</p>
      </div>
      {scaled && <Enough scaled={scaled} action={action} />}
    </Card>
  );
}

function Enough({ scaled, action }: { scaled: ScaledPrice; action: ReactNode }) {
  const t = useMessages('calculator');
  const { number } = useFormats();
  const { price, own, missing, left } = scaled;
  return (
    <>
      <div className={styles.scale} style={{ inlineSize: `${price}%` }} aria-hidden>
        <div className={styles.own} style={{ inlineSize: price > 0 ? `${(own / price) * 100}%` : 0 }} />
      </div>
      <div className={styles.foot}>
        {missing === 0 ? (
          <p className={styles.enough}>
            <Icon name="check" size={16} />
            {t('enough', { points: number(left) })}
          </p>
        ) : (
          <p className={styles.quiet}>{t('missing', { points: number(missing) })}</p>
        )}
        {missing > 0 && action && <span className={styles.way}>{action}</span>}
      </div>
    </>
  );
}
