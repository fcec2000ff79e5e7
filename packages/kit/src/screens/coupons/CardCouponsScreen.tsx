import { useCardCoupons } from '../../client/coupons/coupons.ts';
import { CouponList } from '../../components/coupon-card/CouponList.tsx';
import { VoucherCard } from '../../components/coupon-card/VoucherCard.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { useConfig } from '../../session/config-provider.tsx';
import { Frame } from '../shell/Frame.tsx';
import { Listed } from '../shell/Listed.tsx';
import { CouponStates } from './CouponStates.tsx';
import * as styles from './coupons.css.ts';

/** /mine/cardCoupons: the vouchers that come with the member's card. */
export function CardCouponsScreen() {
  const t = useMessages('coupons');
  const upgrades = useMessages('upgrades');
  const { href } = useNavigation();
  const { hotline } = useConfig();
  const read = useCardCoupons();
  return (
    <Frame title={t('cards.title')}>
      <div className={styles.stack}>
        <CouponStates read={read} title={t('cards.failed')}>
          {({ vouchers, unreadable }) => (
            <Listed count={vouchers.length} unreadable={unreadable} empty={<NoVouchers />}>
              <>
                <CouponList label={t('cards.title')}>
                  {vouchers.map((voucher) => (
                    <li key={voucher.batchId}>
                      <VoucherCard voucher={voucher} />
                    </li>
                  ))}
                </CouponList>
                <Notice
                  tone="info"
                  action={
                    <>
                      <Button variant="outline" size="medium" href={href('upgradePassengers')}>
                        {upgrades('title')}
                      </Button>
                      <Button variant="outline" size="medium" icon="phone" href={`tel:${hotline}`}>
                        {t('call', { hotline })}
                      </Button>
                    </>
                  }
                >
                  {t('cards.ask')}
                </Notice>
              </>
            </Listed>
          )}
        </CouponStates>
      </div>
    </Frame>
  );
}

function NoVouchers() {
  const t = useMessages('coupons');
  const { href } = useNavigation();
  return (
    <EmptyState
      drawing="coupon"
      title={t('cards.none')}
      text={t('cards.noneText')}
      action={
        <Button variant="outline" size="medium" href={href('benefits')}>
          {t('cards.benefits')}
        </Button>
      }
    />
  );
}
