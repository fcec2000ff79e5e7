import type { ResponseOf } from '../../../contracts/call.ts';
import type { pointsOffer } from '../../../contracts/orders/points-orders.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import * as styles from './points-orders.css.ts';

type Offer = ResponseOf<typeof pointsOffer>;

/** Facts that one should know before buying points. */
export function Terms({ offer }: { offer: Offer }) {
  const t = useMessages('points-orders');
  const { leftThisYear: left, mostAYear: most, months, payMinutes: minutes } = offer;
  return (
    <Section title={t('terms')}>
      <ul className={styles.terms}>
        <li>{t('terms.year', { left, most })}</li>
        <li>{t('terms.credit', { months })}</li>
        <li>{t('terms.tier')}</li>
        <li>{t('terms.hold', { minutes })}</li>
        <li>{t('terms.final')}</li>
      </ul>
    </Section>
  );
}
