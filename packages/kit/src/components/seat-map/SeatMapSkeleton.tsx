import { useMessages } from '../../messages/provider.tsx';
import { Loading } from '../../primitives/skeleton/Loading.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import * as styles from './SeatMapSkeleton.css.ts';

const rows = Array.from({ length: 8 }, (_, at) => at);
const places = ['a', 'b', 'c', '', 'd', 'e', 'f'];

/** Chips, legend and the first rows, until the seats are there. */
export function SeatMapSkeleton() {
  const t = useMessages('seats');
  return (
    <Loading label={t('loading')}>
      <div className={styles.head}>
        <Skeleton inlineSize="100%" blockSize={56} />
        <Skeleton inlineSize="100%" blockSize={44} />
        <Skeleton inlineSize="64%" blockSize={20} />
      </div>
      <div className={styles.cabin}>
        {rows.map((row) => (
          <div key={row} className={styles.row}>
            {places.map((place) =>
              place === '' ? <span key="aisle" /> : <Skeleton key={place} inlineSize={36} blockSize={36} />,
            )}
          </div>
        ))}
      </div>
    </Loading>
  );
}
