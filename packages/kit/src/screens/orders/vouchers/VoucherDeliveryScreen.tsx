import { useReimbursement } from '../../../client/orders/orders.ts';
import { OrderFact, OrderFacts } from '../../../components/order/OrderFacts.tsx';
import type { Voucher } from '../../../contracts/orders/reimbursement.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useToldDays } from '../../../messages/use-told-days.ts';
import { usePlace } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { latestSteps } from '../../../rules/orders/reimbursement.ts';
import { shownTicket } from '../../../rules/tickets.ts';
import { Frame } from '../../shell/Frame.tsx';
import { Reading } from '../../shell/ReadStates.tsx';
import { useCopy } from '../../shell/use-copy.ts';
import { useToday } from '../../shell/use-today.ts';
import * as styles from './vouchers.css.ts';

/** /order/logistic/:id: the way of a paper itinerary, step by step, with its number. */
export function VoucherDeliveryScreen() {
  const t = useMessages('reimbursement');
  const { params, query } = usePlace('voucherDelivery');
  const read = useReimbursement(params.id);
  return (
    <Frame title={t('delivery')}>
      <Reading read={read} title={t('failed')}>
        {({ vouchers }) => {
          const found = vouchers.find(
            ({ ticketNo, delivery }) => delivery && (query.ticket === undefined || ticketNo === query.ticket),
          );
          return found?.delivery ? (
            <Delivery voucher={found} delivery={found.delivery} />
          ) : (
            <EmptyState drawing="order" title={t('none')} text={t('none.text')} />
          );
        }}
      </Reading>
    </Frame>
  );
}

interface DeliveryProps {
  voucher: Voucher;
  delivery: NonNullable<Voucher['delivery']>;
}

function Delivery({ voucher: { form, name, ticketNo }, delivery }: DeliveryProps) {
  const t = useMessages('reimbursement');
  const { date } = useFormats();
  const copy = useCopy();
  const { day } = useToldDays(useToday());
  const { carrier = '', trackingNo, state, steps } = delivery;
  const latest = latestSteps(steps);
  const [last] = latest;
  return (
    <div className={styles.stack}>
      <h2 className={styles.state}>{t(last ? `step.${last.step}` : `delivery.${state}`)}</h2>
      <OrderFacts className={styles.facts}>
        <OrderFact label={t(form)}>{shownTicket(ticketNo)}</OrderFact>
        <OrderFact label={t('passenger')}>{name}</OrderFact>
      </OrderFacts>
      {trackingNo !== undefined && (
        <div className={styles.tracking}>
          <p>{t('tracking', { carrier, number: trackingNo })}</p>
          <Button variant="outline" size="medium" icon="copy" onClick={() => void copy(trackingNo)}>
            {t('tracking.copy')}
          </Button>
        </div>
      )}
      <ol className={styles.steps} aria-label={t('delivery')}>
        {latest.map(({ step, at }) => (
          <li key={`${step} ${at}`} className={styles.step}>
            <span className={styles.stepName}>
              <Icon name="check" size={16} className={styles.stepDone} />
              {t(`step.${step}`)}
            </span>
            <time dateTime={at} className={styles.quiet}>
              {day(at)} {date(at, 'time')}
            </time>
          </li>
        ))}
      </ol>
    </div>
  );
}
