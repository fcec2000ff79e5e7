import { useState } from 'react';
import { orderRefusedAs } from '../../../client/orders/orders.ts';
import { Amount } from '../../../components/amount/Amount.tsx';
import type { FlightChange, OrderDetail } from '../../../contracts/orders/order-detail.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { RadioList } from '../../../primitives/field/RadioList.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { openWays } from '../../../rules/orders/flight-change.ts';
import { localTime } from '../../../rules/time/time.ts';
import { Frame } from '../../shell/Frame.tsx';
import { OutcomeNotice } from '../../shell/OutcomeNotice.tsx';
import { draftInMemory, useFormDraft } from '../../shell/use-form-draft.ts';
import { WriteButton } from '../../shell/WriteButton.tsx';
import { isOutcomeUnknown } from '../../shell/use-verified-mutation.ts';
import { WasAndIs } from './WasAndIs.tsx';
import * as orderStyles from '../orders.css.ts';
import * as styles from './order-detail.css.ts';
import { FlightChangeHead } from './FlightChangeHead.tsx';
import { useAnswering, type Answer } from './use-answering.ts';

interface FlightChangeViewProps {
  order: OrderDetail;
  change: FlightChange;
  /** It was accepted here. */
  onAccepted: () => void;
}

type Way = FlightChange['ways'][number]['way'];

const answerDraft = draftInMemory<Way | undefined, Answer>('flightChange');

/** The airline's own change of a flight: as it was and as it is, and the ways that are open. To look at it is no answer. */
export function FlightChangeView({ order, change, onAccepted }: FlightChangeViewProps) {
  const t = useMessages('flight-change');
  const { date } = useFormats();
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
      footer={open && <Footer {...{ way, answering }} orderNo={order.orderNo} />}
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
        <Section
          title={t('decide')}
          action={
            change.decideBy &&
            t('until', { date: date(change.decideBy, 'monthDay'), time: date(change.decideBy, 'time') })
          }
        >
          <Card flush>
            <RadioList
              legend={t('decide')}
              legendHidden
              flush
              value={way}
              onChange={(next) => {
                setWay(next);
                draft.keep(next);
              }}
              items={openWays(change.ways, change).map(({ way: value, cash }) => ({
                value,
                label: t(`way.${value}`),
                detail: t(`way.${value}.text`),
                aside: <Cost cash={cash} />,
              }))}
            />
          </Card>
          <Notice tone="info" className={styles.note}>
            {t('note')}
          </Notice>
        </Section>
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
      {open && change.others.length > 0 && <Others change={change} />}
    </Frame>
  );
}

/** Cost of a way; what is given back says so. */
function Cost({ cash }: { cash: FlightChange['ways'][number]['cash'] }) {
  const t = useMessages('flight-change');
  return cash.amount < 0 ? (
    <>
      {t('get')} <Amount value={{ ...cash, amount: -cash.amount }} />
    </>
  ) : (
    <Amount value={cash} />
  );
}

interface FooterProps {
  way: Way | undefined;
  orderNo: string;
  answering: ReturnType<typeof useAnswering>;
}

/** Deciding later, and what was chosen: accepted here, the others where they are done. */
function Footer({ way, orderNo, answering: { write, send, check } }: FooterProps) {
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

/** Other flights of that day. */
function Others({ change: { others } }: { change: FlightChange }) {
  const t = useMessages('flight-change');
  return (
    <Section title={t('others')}>
      <ListCard look="open" label={t('others')}>
        {others.map(({ flightNo, departure, arrival, seats }) => (
          <ListRow
            key={flightNo}
            label={`${localTime(departure.time).time} – ${localTime(arrival.time).time}`}
            detail={`${flightNo} ${departure.name}`}
            value={t('others.left', { seats })}
          />
        ))}
      </ListCard>
    </Section>
  );
}
