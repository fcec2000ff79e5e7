import { useMessages } from '../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import type { IconName } from '../../primitives/icon/Icon.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import { couponKinds, type CouponKind } from '../../rules/coupons/coupon.ts';
import { useConfig } from '../../session/config-provider.tsx';
import { Frame } from '../shell/Frame.tsx';
import { NoticeLinks } from '../shell/NoticeLinks.tsx';
import * as styles from './coupons.css.ts';

const icons: Readonly<Record<CouponKind, IconName>> = {
  ticket: 'ticket',
  upgrade: 'upgrade',
  baggage: 'baggage',
  seat: 'seat',
  lounge: 'star-circle',
};

const notices = ['coupon-use'] as const;

/** /mine/instructions: how each kind is used, the one that was asked for first; and what holds for all. */
export function InstructionsScreen() {
  const t = useMessages('coupons');
  const { href } = useNavigation();
  const { hotline } = useConfig();
  const { query } = usePlace('couponInstructions');
  const asked = couponKinds.find((kind) => kind === query.kind);
  const kinds = couponKinds.toSorted((one, other) => Number(other === asked) - Number(one === asked));
  return (
    <Frame title={t('how.title')}>
      <div className={styles.stack}>
        <ListCard>
          {kinds.map((kind) => (
            <ListRow
              key={kind}
              icon={icons[kind]}
              label={<span className={kind === asked ? styles.chosen : undefined}>{t(`kind.${kind}`)}</span>}
              detail={t(`how.${kind}`)}
              selected={kind === asked}
            />
          ))}
        </ListCard>
        <Section title={t('how.good')}>
          <ol className={styles.rules}>
            <li>{t('how.1')}</li>
            <li>{t('how.2')}</li>
            <li>{t('how.3')}</li>
            <li>{t('how.4')}</li>
          </ol>
        </Section>
        <NoticeLinks notices={notices} />
        <div className={styles.ways}>
          <Button variant="tinted" size="medium" href={href('coupons')}>
            {t('toCoupons')}
          </Button>
          <Button variant="outline" size="medium" icon="phone" href={`tel:${hotline}`}>
            {t('call', { hotline })}
          </Button>
        </div>
      </div>
    </Frame>
  );
}
