import { useMessages } from '../../../messages/provider.tsx';
import { Loading } from '../../../primitives/skeleton/Loading.tsx';
import { SeatMapShape } from './SeatMapShape.tsx';

/** Seats that are on their way, in their shape. */
export function SeatMapSkeleton() {
  const t = useMessages('seats');
  return (
    <Loading label={t('loading')}>
      <SeatMapShape />
    </Loading>
  );
}
