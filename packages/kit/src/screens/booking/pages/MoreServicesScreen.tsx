import { useMessages } from '../../../messages/provider.tsx';
import { ReservePage } from './ReservePage.tsx';

/** /reserve/more: services around a flight. Source: decisions.md 45. */
export function MoreServicesScreen() {
  const t = useMessages('reserve');
  return <ReservePage page="reserve.more" title={t('more.title')} />;
}
