import { NextSteps } from '../../../components/result/NextSteps.tsx';
import type { FlightChange } from '../../../contracts/orders/order-detail.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { ResultFrame } from '../../shell/ResultFrame.tsx';
import { WasAndIs } from './WasAndIs.tsx';

interface ChangeAcceptedProps {
  orderNo: string;
  change: FlightChange;
}

/** A change by the airline that was accepted: the flight as it is, and where it is seen. */
export function ChangeAccepted({ orderNo, change }: ChangeAcceptedProps) {
  const t = useMessages('flight-change');
  const { href } = useNavigation();
  return (
    <ResultFrame
      takesFocus
      bar={t('title')}
      tone="done"
      title={t('done')}
      text={t('done.text')}
      slip={<WasAndIs change={change} />}
      next={<Button href={href('trip')}>{t('next.trip')}</Button>}
    >
      <NextSteps
        steps={[
          { icon: 'seat', title: t('next.seat'), href: href('checkIn', { query: { tab: 'todo' } }) },
          { icon: 'orders', title: t('next.order'), href: href('orderDetail', { params: { id: orderNo } }) },
        ]}
      />
    </ResultFrame>
  );
}
