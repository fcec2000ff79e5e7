import { useOffers } from '../../client/coupons/coupons.ts';
import { CouponList } from '../../components/coupon-card/CouponList.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { Frame } from '../shell/Frame.tsx';
import { Listed } from '../shell/Listed.tsx';
import { CouponStates } from './CouponStates.tsx';
import { OneOffer } from './OneOffer.tsx';
import * as styles from './coupons.css.ts';

/** /mine/preferentialList: coupons that can be taken. */
export function OffersScreen() {
  const t = useMessages('coupons');
  const read = useOffers();
  return (
    <Frame title={t('offers.title')}>
      <div className={styles.stack}>
        <CouponStates read={read} title={t('offers.failed')}>
          {({ offers, unreadable }) => (
            <Listed count={offers.length} unreadable={unreadable} empty={<NoOffers />}>
              <CouponList label={t('offers.title')}>
                {offers.map((offer) => (
                  <li key={offer.offerId}>
                    <OneOffer offer={offer} />
                  </li>
                ))}
              </CouponList>
            </Listed>
          )}
        </CouponStates>
      </div>
    </Frame>
  );
}

function NoOffers() {
  const t = useMessages('coupons');
  const { href } = useNavigation();
  return (
    <EmptyState
      drawing="coupon"
      title={t('offers.none')}
      text={t('offers.noneText')}
      action={
        <Button variant="outline" size="medium" href={href('activationCode')}>
          {t('code.title')}
        </Button>
      }
    />
  );
}
