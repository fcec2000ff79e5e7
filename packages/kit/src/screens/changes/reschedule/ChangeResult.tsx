import { FlightChange } from '../../../components/ticket-change/FlightChange.tsx';
import { NextSteps } from '../../../components/result/NextSteps.tsx';
import type { SealTone } from '../../../components/result/Seal.tsx';
import type { ChangeOrder } from '../../../contracts/changes/change.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import type { IconName } from '../../../primitives/icon/Icon.tsx';
import { ResultFrame } from '../../shell/ResultFrame.tsx';
import { useFlightWords } from '../use-flight-words.ts';
import { CancelChange } from './CancelChange.tsx';
import { ResultSums } from './ResultSums.tsx';
import { useNextSteps, type ChangeStatus } from './use-next-steps.ts';

interface ChangeResultProps {
  order: ChangeOrder;
  status: ChangeStatus;
  /** It takes the place of another state of the same page: its sentence takes the focus. */
  takesFocus: boolean;
}

const seals: Readonly<Record<ChangeStatus, { tone: SealTone; icon?: IconName }>> = {
  completed: { tone: 'done' },
  ticketing: { tone: 'waiting' },
  waitlist: { tone: 'waiting' },
  waiting: { tone: 'due' },
  abnormal: { tone: 'refused', icon: 'alert' },
  cancelled: { tone: 'over' },
  expired: { tone: 'over', icon: 'clock' },
};

/** A change as it ended: the new ticket, what was paid or comes back, and what comes next. */
export function ChangeResult({ order, status, takesFocus }: ChangeResultProps) {
  const t = useMessages('changes');
  const { side } = useFlightWords();
  const navigation = useNavigation();
  const steps = useNextSteps(order, status);
  const failed = status === 'waiting' && order.paymentFailed === true;
  const over = status === 'cancelled' || status === 'expired';
  const open = status === 'waiting' || status === 'waitlist';
  return (
    <ResultFrame
      bar={t('result.title')}
      takesFocus={takesFocus}
      {...(failed ? { tone: 'refused' as const } : seals[status])}
      title={t(failed ? 'result.failedPayment' : `result.${status}`)}
      text={t(`result.${status}.text`)}
      slip={
        <FlightChange
          was={side(order.was)}
          is={order.legs.map(side)}
          done={status === 'completed'}
          kept={status !== 'completed'}
          dropped={over}
        />
      }
      next={
        status === 'waiting' ? (
          <Button tone="pay" href={navigation.href('payment', { params: { id: order.orderNo } })}>
            {t('result.pay')}
          </Button>
        ) : status === 'completed' ? (
          <Button href={navigation.href('checkIn', { query: { tab: 'todo' } })}>{t('next.seat')}</Button>
        ) : over ? (
          <Button href={navigation.href('rescheduleTicketInquiry')}>{t('toTickets')}</Button>
        ) : (
          <Button href={navigation.href('trip')}>{t('next.trip')}</Button>
        )
      }
    >
      <ResultSums {...{ order, status }} />
      {steps.length > 0 && <NextSteps steps={steps} />}
      {open && <CancelChange orderNo={order.orderNo} waitlist={status === 'waitlist'} />}
    </ResultFrame>
  );
}
