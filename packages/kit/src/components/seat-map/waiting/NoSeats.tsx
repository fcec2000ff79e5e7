import { useMessages } from '../../../messages/provider.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { panel } from './SeatPanel.css.ts';

/** The flight has no map of seats. */
export function NoSeats() {
  const t = useMessages('seats');
  return (
    <div className={panel}>
      <EmptyState drawing="seat" title={t('none.title')} text={t('none.text')} />
    </div>
  );
}
