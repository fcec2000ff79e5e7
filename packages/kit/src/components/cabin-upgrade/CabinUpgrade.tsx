import { useMessages } from '../../messages/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './CabinUpgrade.css.ts';

export interface CabinUpgradeProps extends RootProps<HTMLDivElement> {
  /** Cabin that is booked, in words with its class. */
  from: string;
  /** The higher one. */
  to: string;
  /** Benefits of the higher cabin in words: the seat, baggage, the lounge. */
  gains?: readonly string[];
}

const none: NonNullable<CabinUpgradeProps['gains']> = [];

/** Cabin now, the one that it becomes, and what comes with it. Source: mockup 81. */
export function CabinUpgrade({ from, to, gains = none, ...root }: CabinUpgradeProps) {
  const t = useMessages('upgrades');
  return (
    <Card {...root} data-part="cabin-upgrade">
      <div className={styles.frame}>
        <dl className={styles.cabins}>
          <div>
            <dt className={styles.label}>{t('cabin.now')}</dt>
            <dd className={styles.name}>{from}</dd>
          </div>
          <Icon name="chevron" className={styles.arrow} />
          <div className={styles.to}>
            <dt className={styles.label}>{t('cabin.to')}</dt>
            <dd className={styles.name}>{to}</dd>
          </div>
        </dl>
      </div>
      {gains.length > 0 && (
        <ul className={styles.gains}>
          {gains.map((gain) => (
            <li key={gain}>{gain}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
