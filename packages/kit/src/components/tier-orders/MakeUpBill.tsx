import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { Amount } from '../amount/Amount.tsx';
import type { TierOffer } from '../../contracts/orders/tier-orders.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { missingOf, reachedPart } from '../../rules/tiers/progress.ts';
import type { MakeUpPart } from '../../rules/tiers/sale.ts';
import * as styles from './MakeUpBill.css.ts';

export interface MakeUpBillProps extends RootProps<HTMLDListElement> {
  /** One for each measure. */
  parts: readonly MakeUpPart[];
  /** Price of all of it. */
  total: TierOffer['cash'];
}

/** Flown part of each measure, the missing part, and its price. */
export function MakeUpBill({ parts, total, className, ...root }: MakeUpBillProps) {
  const t = useMessages('tier-orders');
  return (
    <dl {...root} className={classNames(styles.bill, className)}>
      {parts.map((part) => (
        <Part key={part.kind} part={part} />
      ))}
      {total && (
        <div className={styles.total}>
          <dt>{t('makeUp.total')}</dt>
          <dd className={styles.sum}>
            <Amount value={total} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Part({ part }: { part: MakeUpPart }) {
  const t = useMessages('tier-orders');
  const progress = useMessages('tier-progress');
  const { number } = useFormats();
  const { kind, have, need, price } = part;
  const missing = missingOf(part);
  const amount = `${number(missing)} ${progress(`unit.${kind}`, { count: missing })}`;
  return (
    <div className={styles.part}>
      <dt className={styles.row}>
        <span className={styles.measure}>{progress(`measure.${kind}`)}</span>
        <span className={styles.counts}>
          {t('makeUp.counts', { have: number(have), need: number(need) })}
        </span>
      </dt>
      <dd>
        <div className={styles.scale} aria-hidden>
          <div className={styles.flown} style={{ inlineSize: `${reachedPart(part) * 100}%` }} />
        </div>
      </dd>
      <dd className={styles.row}>
        {missing === 0 ? (
          <span className={styles.met}>
            <Icon name="check" size={16} />
            {t('makeUp.met')}
          </span>
        ) : (
          <>
            <span className={styles.missing}>{t('makeUp.missing', { amount })}</span>
            <span className={styles.price}>
              <Amount value={price} />
            </span>
          </>
        )}
      </dd>
    </div>
  );
}
