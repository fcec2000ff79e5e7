import { useCouponHistory } from '../../client/coupons/coupons.ts';
import { CouponSkeleton } from '../../components/coupon-card/CouponSkeleton.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { Frame } from '../shell/Frame.tsx';
import { Listed } from '../shell/Listed.tsx';
import { CouponsByState } from './Coupons.tsx';
import { CouponStates } from './CouponStates.tsx';
import * as styles from './coupons.css.ts';

/** /mine/couponHistory: what was used and what has expired, the latest first. */
export function CouponHistoryScreen() {
  const t = useMessages('coupons');
  const { href } = useNavigation();
  const read = useCouponHistory();
  return (
    <Frame title={t('history.title')}>
      <div className={styles.stack}>
        <CouponStates read={read} title={t('history.failed')} skeleton={<CouponSkeleton over />}>
          {({ coupons, unreadable, today, months }) => (
            <Listed
              count={coupons.length}
              unreadable={unreadable}
              empty={
                <EmptyState
                  drawing="coupon"
                  title={t('history.none')}
                  text={t('history.months', { months })}
                  action={
                    <Button variant="outline" size="medium" href={href('coupons')}>
                      {t('toCoupons')}
                    </Button>
                  }
                />
              }
            >
              <p className={styles.note}>{t('history.months', { months })}</p>
              <CouponsByState coupons={coupons} today={today} />
            </Listed>
          )}
        </CouponStates>
      </div>
    </Frame>
  );
}
