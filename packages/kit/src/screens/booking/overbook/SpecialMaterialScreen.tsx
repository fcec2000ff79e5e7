import { useEffect } from 'react';
import { useHere, useNavigation } from '../../../navigation/provider.tsx';
import { useRemembered } from '../../../session/use-remembered.ts';
import { bookingQuery } from '../booking-address.ts';
import { BookingMaterial } from './MaterialScreen.tsx';
import { useUnderWay } from './under-way.tsx';
import { specialPage, specialPages } from './use-material.ts';

/** /specialMaterial and /overbook/specialMaterial: the booking of a product with rules of its own; a usual fare goes on to the usual page. */
export function SpecialMaterialScreen() {
  const { replace } = useNavigation();
  const here = useHere()?.destination;
  const [, remember] = useRemembered(specialPage);
  const of = useUnderWay();
  const { booking, address } = of;
  const usual = booking && !booking.terms.productLimit ? address : undefined;
  useEffect(() => {
    if (usual) replace('bookingMaterial', { query: bookingQuery(usual) });
  }, [replace, usual]);
  // Its parts lead back to the address on which it was begun.
  useEffect(() => {
    const page = specialPages.find((one) => one === here);
    if (page) remember(() => page);
  }, [here, remember]);
  return <BookingMaterial of={of} />;
}
