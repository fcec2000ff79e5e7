import { useState } from 'react';
import { orderRefusedAs } from '../../../client/orders/orders.ts';
import type { FlightChange, OrderDetail } from '../../../contracts/orders/order-detail.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { OutcomeNotice } from '../../shell/OutcomeNotice.tsx';
import { draftInMemory, useFormDraft } from '../../shell/use-form-draft.ts';
import { isOutcomeUnknown } from '../../shell/use-verified-mutation.ts';
import { WasAndIs } from './WasAndIs.tsx';
import * as styles from './order-detail.css.ts';
import { ChangeDecision, type Way } from './ChangeDecision.tsx';
import { FlightChangeBar } from './FlightChangeBar.tsx';
import { FlightChangeHead } from './FlightChangeHead.tsx';
import { OtherFlights } from './OtherFlights.tsx';
import { useAnswering, type Answer } from './use-answering.ts';

interface FlightChangeViewProps {
  order: OrderDetail;
  change: FlightChange;
  /** It was accepted here. */
  onAccepted: () => void;
}

const answerDraft = draftInMemory<Way | undefined, Answer>('flightChange');

/** The airline's own change of a flight: as it was and as it is, and the ways that are open. To look at it is no answer. */
export function FlightChangeView({ order, change, onAccepted }: FlightChangeViewProps) {
  const t = useMessages('flight-change');
  const { href } = useNavigation();
  const draft = useFormDraft<Way | undefined, Answer>(answerDraft, change.changeId, undefined);
  const [way, setWay] = useState(draft.initial);
  const answering = useAnswering(order.orderNo, change.changeId, draft, onAccepted);
  // The page may have read the answer before it has been looked up.
  const open = change.decided !== 'accept' || isOutcomeUnknown(answering.write);
  return (
    <Frame
      title={t('title')}
      band={<FlightChangeHead change={change} />}
      footer={open && <FlightChangeBar {...{ way, answering }} orderNo={order.orderNo} />}
    >
      <div className={styles.stack}>
        <OutcomeNotice
          write={answering.write}
          words={{
            unknown: t('unknown'),
            absent: t('absent'),
            absentText: t('absentText'),
            refused: t('refused'),
          }}
          refusal={(failure) =>
            orderRefusedAs(failure) === 'order.changeGone' ? (
              <Notice tone="attention" title={t('gone')} live>
                {t('gone.text')}
              </Notice>
            ) : undefined
          }
        />
        <WasAndIs change={change} />
      </div>
      {open ? (
        <ChangeDecision
          change={change}
          way={way}
          onWay={(next) => {
            setWay(next);
            draft.keep(next);
          }}
        />
      ) : (
        <Notice
          tone="done"
          title={t('done')}
          className={styles.note}
          action={
            <Button variant="outline" size="medium" href={href('trip')}>
              {t('next.trip')}
            </Button>
          }
        >
          {t('done.text')}
        </Notice>
      )}
      {open && change.others.length > 0 && <OtherFlights change={change} />}
    </Frame>
  );
}
