import { useMessages } from '../../messages/provider.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { panel } from './SeatPanel.css.ts';

/** The flight has no map of seats. */
export function NoSeats() {
  const t = useMessages('seats');
  return (
    <div className={panel}>
      <Card>
        <EmptyState icon="seat" title={t('none.title')} text={t('none.text')} />
      </Card>
    </div>
  );
}
