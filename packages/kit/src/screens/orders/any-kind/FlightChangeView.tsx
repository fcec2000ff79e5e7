import { useState } from 'react';
import {
  orderRefusedAs,
  useAnswerFlightChange,
  useLookUpOrder,
  useReloadOrders,
} from '../../../client/orders/orders.ts';
import { RequestFailure } from '../../../client/failure.ts';
import { Amount } from '../../../components/amount/Amount.tsx';
import type { FlightChange, OrderDetail } from '../../../contracts/orders/order-detail.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { RadioList } from '../../../primitives/field/RadioList.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { toastStore } from '../../../primitives/toast/store.ts';
import { leadingChange, openWays } from '../../../rules/orders/flight-change.ts';
import { localTime } from '../../../rules/time/time.ts';
import { Frame } from '../../shell/Frame.tsx';
import { OutcomeNotice } from '../../shell/OutcomeNotice.tsx';
import { draftInMemory, useFormDraft, type FormDraftInUse } from '../../shell/use-form-draft.ts';
import { WriteButton } from '../../shell/WriteButton.tsx';
import { isOutcomeUnknown, useVerifiedMutation } from '../../shell/use-verified-mutation.ts';
import { WasAndIs } from './WasAndIs.tsx';
import * as orderStyles from '../orders.css.ts';
import * as styles from './order-detail.css.ts';

interface FlightChangeViewProps {
  order: OrderDetail;
  change: FlightChange;
  /** It was accepted here. */
  onAccepted: () => void;
}

type Way = FlightChange['ways'][number]['way'];
type Answer = 'accept' | 'later';

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
      band={<Head change={change} />}
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

/** The difference in words. */
function useLead(change: FlightChange): string {
  const t = useMessages('flight-change');
  const order = useMessages('order-detail');
  const lead = leadingChange(change);
  switch (lead.as) {
    case 'later':
    case 'earlier':
      return t(lead.as, { hours: lead.hours, minutes: lead.minutes });
    case 'departsFrom':
      return t('airport', { airport: lead.airport });
    case 'arrivesAt':
      return t('arrives', { airport: lead.airport });
    case 'cabin':
      return t('cabin', { cabin: order(`cabin.${lead.cabin}`) });
    case 'cancelled':
    case 'changed':
      return t(lead.as);
  }
}

/** The difference in words, the flight, and since when it is known. */
function Head({ change }: { change: FlightChange }) {
  const t = useMessages('flight-change');
  const { date } = useFormats();
  const lead = useLead(change);
  const { was, is, toldAt } = change;
  const flight = was ?? is;
  return (
    <div className={styles.head} data-pair="detail">
      <h2 className={styles.headTitle}>
        <Icon name="alert" />
        {lead}
      </h2>
      {flight && (
        <p className={styles.headText}>
          {t('flight', {
            flight: flight.flightNo,
            from: flight.departure.name,
            to: flight.arrival.name,
            date: date(localTime(flight.departure.time).day, 'weekday'),
          })}
        </p>
      )}
      {toldAt !== undefined && (
        <p className={styles.headText}>
          {t('told', { date: date(toldAt, 'monthDay'), time: date(toldAt, 'time') })}
        </p>
      )}
    </div>
  );
}

/** Sends an answer; one whose outcome is not certain is looked up in the order. */
function useAnswering(
  orderNo: string,
  changeId: string,
  draft: Pick<FormDraftInUse<unknown, Answer>, 'unsure' | 'setUnsure' | 'forget'>,
  onAccepted: () => void,
) {
  const t = useMessages('flight-change');
  const navigation = useNavigation();
  const { mutateAsync } = useAnswerFlightChange();
  const lookUp = useLookUpOrder();
  const reload = useReloadOrders();
  return useVerifiedMutation<Answer, object>({
    send: async (answer) => {
      try {
        return await mutateAsync({ orderNo, changeId, answer });
      } catch (reason) {
        // A refusal may say that the change is not what it was.
        if (reason instanceof RequestFailure && reason.failure.kind === 'refused') await reload();
        throw reason;
      }
    },
    lookUp: async (answer) => {
      const change = (await lookUp(orderNo)).order?.flightChange;
      return change?.decided === answer ? change : undefined;
    },
    unsure: draft.unsure,
    onUnsure: draft.setUnsure,
    onDone: async (_, answer, here) => {
      draft.forget();
      if (here && answer === 'accept') {
        onAccepted();
        await reload();
        return 'leaving';
      }
      await reload();
      toastStore.show(t(answer === 'accept' ? 'done' : 'laterDone'));
      if (here && answer === 'later') navigation.returnTo('orderDetail', { params: { id: orderNo } });
      return undefined;
    },
  });
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
