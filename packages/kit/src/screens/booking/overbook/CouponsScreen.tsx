import { useSignedIn } from '../../../client/account/signed-in.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { RadioList } from '../../../primitives/field/RadioList.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { bookingQuery } from '../booking-address.ts';
import { BookingStates, type BookingPageProps } from './BookingStates.tsx';
import { useBooking } from './use-booking.ts';
import { useMaterialOf } from './use-material.ts';
import * as styles from './overbook.css.ts';

/** /overbook/coupons: one of the member's coupons for these flights, or none. */
export function CouponsScreen() {
  const t = useMessages('booking-form');
  const of = useBooking();
  return (
    <BookingStates title={t('coupon.choose')} of={of}>
      {(booking, address) => <Choice {...{ booking, address, of }} />}
    </BookingStates>
  );
}

/** No coupon has an id like this. */
const none = '-';

function Choice({ booking, address, of: { change } }: BookingPageProps) {
  const { coupons, coupon, currency } = booking;
  const t = useMessages('booking-form');
  const { date, money } = useFormats();
  const navigation = useNavigation();
  const materialOf = useMaterialOf();
  const signedIn = useSignedIn();
  const activate = navigation.href('activateCoupon', { query: bookingQuery(address) });
  return (
    <Frame
      closes
      title={t('coupon.choose')}
      action={signedIn && <AppBarAction href={activate}>{t('coupon.activate')}</AppBarAction>}
      footer={
        <Button
          wide
          onClick={() => navigation.returnTo(materialOf(booking), { query: bookingQuery(address) })}
        >
          {t('passengers.done')}
        </Button>
      }
    >
      {coupons.length === 0 ? (
        <EmptyState
          drawing="not-found"
          title={t('coupon.noneHere')}
          text={signedIn ? t('coupon.activateText') : t('points.guest')}
        />
      ) : (
        <Card flush>
          <RadioList
            legend={t('coupon.choose')}
            legendHidden
            flush
            items={[
              { value: none, label: t('coupon.none') },
              ...coupons.map(({ coupon: one, obstacle }) => ({
                value: one.couponId,
                label: one.title,
                detail: (
                  <>
                    {one.scope}
                    <span className={styles.block}>
                      {obstacle
                        ? t(`coupon.obstacle.${obstacle}`, {
                            minimum: money({ amount: one.minimum ?? 0, currency }),
                          })
                        : t('coupon.until', { day: date(one.until, 'date') })}
                    </span>
                  </>
                ),
                aside: (
                  <span className={obstacle ? styles.offNever : styles.off}>
                    {t('coupon.off', { worth: money({ amount: one.worth, currency }) })}
                  </span>
                ),
                disabled: obstacle !== undefined,
              })),
            ]}
            value={coupon?.couponId ?? none}
            onChange={(couponId) =>
              change({ couponId: couponId === none ? undefined : couponId, activationId: undefined })
            }
          />
        </Card>
      )}
    </Frame>
  );
}
