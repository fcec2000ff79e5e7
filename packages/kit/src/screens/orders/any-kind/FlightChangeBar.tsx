import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { isOutcomeUnknown } from '../../shell/use-verified-mutation.ts';
import { WriteButton } from '../../shell/WriteButton.tsx';
import type { Way } from './ChangeDecision.tsx';
import type { useAnswering } from './use-answering.ts';
import * as orderStyles from '../orders.css.ts';

export interface FlightChangeBarProps {
  way: Way | undefined;
  orderNo: string;
  answering: ReturnType<typeof useAnswering>;
}

/** Deciding later, and what was chosen: accepted here, the others where they are done. */
export function FlightChangeBar({ way, orderNo, answering: { write, send, check } }: FlightChangeBarProps) {
  const t = useMessages('flight-change');
  const { href } = useNavigation();
  const sending = write.state === 'sending' ? write.sent : undefined;
  if (isOutcomeUnknown(write))
    return (
      <WriteButton wide write={write} onCheck={check}>
        {t('accept')}
      </WriteButton>
    );
  return (
    <div className={orderStyles.actions}>
      <Button variant="outline" busy={sending === 'later'} onClick={() => void send('later')}>
        {t('decideLater')}
      </Button>
      {way === 'accept' && (
        <Button busy={sending === 'accept'} onClick={() => void send('accept')}>
          {t('accept')}
        </Button>
      )}
      {way === 'change' && <Button href={href('reschedule', { query: { orderNo } })}>{t('goChange')}</Button>}
      {way === 'refund' && (
        <Button href={href('refundApplication', { query: { order: orderNo } })}>{t('goRefund')}</Button>
      )}
    </div>
  );
}
