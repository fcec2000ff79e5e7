import { useMessages } from '../../../messages/provider.tsx';
import { ReservePage } from './ReservePage.tsx';

/** /reserve/specialProduct: products that the airline sells beside its usual fares. */
export function SpecialProductsScreen() {
  const t = useMessages('reserve');
  return <ReservePage page="reserve.specialProduct" title={t('special.title')} />;
}
