import { useEffect } from 'react';
import { useNavigation } from '../../../navigation/provider.tsx';
import { bookingQuery } from '../booking-address.ts';
import { BookingMaterial } from './MaterialScreen.tsx';
import { useUnderWay } from './under-way.tsx';

/** /specialMaterial and /overbook/specialMaterial: the booking of a product with rules of its own; a usual fare goes on to the usual page. */
export function SpecialMaterialScreen() {
  const { replace } = useNavigation();
  const of = useUnderWay();
  const { booking, address } = of;
  const usual = booking && !booking.terms.productLimit ? address : undefined;
  useEffect(() => {
    if (usual) replace('bookingMaterial', { query: bookingQuery(usual) });
  }, [replace, usual]);
  return <BookingMaterial of={of} />;
}
