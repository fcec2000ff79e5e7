import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { bookingQuery } from '../booking-address.ts';
import { BookingMaterial } from './MaterialScreen.tsx';
import { useBooking } from './use-booking.ts';

/** /specialMaterial and /overbook/specialMaterial: the booking of a product with rules of its own; a usual fare is booked on the usual page. */
export function SpecialMaterialScreen() {
  const t = useMessages('booking-form');
  const { href } = useNavigation();
  const of = useBooking();
  const { booking, address } = of;
  if (!booking || !address) return <BookingMaterial of={of} />;
  if (!booking.terms.productLimit)
    return (
      <Frame title={t('product.title')}>
        <EmptyState
          drawing="document"
          title={t('product.usual')}
          text={t('product.usualText')}
          action={
            <Button
              variant="outline"
              size="medium"
              href={href('bookingMaterial', { query: bookingQuery(address) })}
            >
              {t('title')}
            </Button>
          }
        />
      </Frame>
    );
  return <BookingMaterial of={of} />;
}
