import type { FlightChange } from '../../../contracts/orders/order-detail.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useToldDays } from '../../../messages/use-told-days.ts';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { leadingChange } from '../../../rules/orders/flight-change.ts';
import { localTime } from '../../../rules/time/time.ts';
import { useToday } from '../../shell/use-today.ts';
import * as styles from './order-detail.css.ts';

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
export function FlightChangeHead({ change }: { change: FlightChange }) {
  const t = useMessages('flight-change');
  const { date } = useFormats();
  const { day } = useToldDays(useToday());
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
            date: day(localTime(flight.departure.time).day, 'weekday'),
          })}
        </p>
      )}
      {toldAt !== undefined && (
        <p className={styles.headText}>{t('told', { date: day(toldAt), time: date(toldAt, 'time') })}</p>
      )}
    </div>
  );
}
