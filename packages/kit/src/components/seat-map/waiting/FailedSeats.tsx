import { useMessages } from '../../../messages/provider.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { FailedState } from '../../../primitives/states/FailedState.tsx';
import { panel } from './SeatPanel.css.ts';
import type { SeatMapState } from '../types.ts';

type FailedSeatsProps = Omit<Extract<SeatMapState, { state: 'failed' }>, 'state'>;

/** The map could not be had: try again, or go to the airport counter. */
export function FailedSeats({ onRetry, busy, hotline, smallPrint }: FailedSeatsProps) {
  const t = useMessages('seats');
  return (
    <div className={panel}>
      <Card>
        <FailedState
          title={t('failed.title')}
          text={t('failed.text')}
          retry={{ label: t('failed.retry'), onClick: onRetry, busy }}
          hotline={
            hotline === undefined
              ? undefined
              : { label: t('failed.hotline', { number: hotline }), number: hotline }
          }
          smallPrint={smallPrint}
        />
      </Card>
    </div>
  );
}
