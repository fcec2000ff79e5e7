import { useState, type SyntheticEvent } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { useNavigation, usePlace } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { DateField } from '../../primitives/date-field/DateField.tsx';
import { Field } from '../../primitives/field/Field.tsx';
import { addMonths } from '../../rules/days.ts';
import { useSession } from '../../session/session-provider.tsx';
import { ticketNumber } from '../../validators/numbers.ts';
import { mainlandPhone } from '../../validators/phone.ts';
import { Frame } from '../shell/Frame.tsx';
import { useToday } from '../shell/use-today.ts';
import { forgetFilter, readFilter, spanLimits, spanOf, spanProblem, writeFilter } from './list-filter.ts';
import * as styles from './refunds.css.ts';

/** /generalRefund/filter: days of issue, ticket number and contact phone of the tickets that are listed; days and ticket number of what is returned. */
export function RefundFilterScreen() {
  const t = useMessages('refund');
  const words = useMessages('validation');
  const { date } = useFormats();
  const navigation = useNavigation();
  const { drafts } = useSession();
  const today = useToday();
  const { query } = usePlace('refundFilter');
  const isReturned = query.tab === 'returned';
  const tab = isReturned ? ({ tab: 'returned' } as const) : {};
  const [span, setSpan] = useState(() => spanOf(query, today));
  const [typed, setTyped] = useState(() => {
    const { ticketNo = '', phone = '' } = readFilter(drafts);
    return { ticketNo, phone };
  });
  const [tried, setTried] = useState(false);
  const problem = spanProblem(span);
  const ticket = typed.ticketNo.trim() === '' ? undefined : ticketNumber(typed.ticketNo);
  const phone = typed.phone.trim() === '' ? undefined : mainlandPhone(typed.phone);
  const written = (day: string) => date(day, 'date');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem !== undefined || ticket?.ok === false || phone?.ok === false) return;
    writeFilter(drafts, {
      ...(ticket?.ok && { ticketNo: ticket.value }),
      ...(phone?.ok && { phone: phone.value }),
    });
    navigation.replace('refunds', { query: { ...span, ...tab } });
  };
  const reset = () => {
    forgetFilter(drafts);
    navigation.replace('refunds', { query: tab });
  };
  return (
    <Frame title={t(isReturned ? 'filterPage.titleReturned' : 'filterPage.title')}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <DateField
          label={t(isReturned ? 'filterPage.requestedFrom' : 'filterPage.from')}
          value={span.from}
          max={today}
          words={written}
          onChange={(from) => setSpan({ ...span, from })}
          error={tried && problem !== undefined ? t(`filterPage.${problem}`) : undefined}
        />
        <DateField
          label={t(isReturned ? 'filterPage.requestedUntil' : 'filterPage.until')}
          value={span.until}
          min={addMonths(today, -2 * spanLimits.most)}
          max={today}
          words={written}
          onChange={(until) => setSpan({ ...span, until })}
        />
        <Field
          label={t('filterPage.ticket')}
          inputMode="numeric"
          autoComplete="off"
          value={typed.ticketNo}
          onChange={({ target }) => setTyped({ ...typed, ticketNo: target.value })}
          error={tried && ticket?.ok === false ? words('ticket.number') : undefined}
        />
        {!isReturned && (
          <Field
            label={t('filterPage.phone')}
            inputMode="tel"
            autoComplete="off"
            value={typed.phone}
            onChange={({ target }) => setTyped({ ...typed, phone: target.value })}
            error={tried && phone?.ok === false ? words('phone.mainland') : undefined}
          />
        )}
        <Button type="submit" wide>
          {t('filterPage.show')}
        </Button>
        <Button variant="text" wide onClick={reset}>
          {t('filterPage.reset')}
        </Button>
      </form>
    </Frame>
  );
}
