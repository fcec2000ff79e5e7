import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import {
  compareTickets,
  departureDay,
  type RepurchaseField,
  type RepurchaseTicket,
} from '../../rules/repurchase/repurchase.ts';
import { shownTicket } from '../../rules/tickets.ts';
import { MaskedSentence } from '../person-line/MaskedSentence.tsx';
import { Amount } from '../amount/Amount.tsx';
import * as styles from './Repurchase.css.ts';

export interface RepurchaseCheckProps extends RootProps<HTMLTableElement> {
  /** Ticket that is given back. */
  old: RepurchaseTicket;
  /** Ticket that was bought in its place. */
  fresh: RepurchaseTicket;
  /** ISO 4217. */
  currency: string;
}

/** The two tickets field by field, with what is wrong in its place. */
export function RepurchaseCheck({ old, fresh, currency, className, ...root }: RepurchaseCheckProps) {
  const t = useMessages('repurchase');
  const { date } = useFormats();
  const written: Readonly<Record<RepurchaseField, (ticket: RepurchaseTicket) => ReactNode>> = {
    name: ({ name }) => name,
    document: ({ documentTail }) => <MaskedSentence text={t('tail', { tail: documentTail })} />,
    route: ({ from, to }) => t('route', { from, to }),
    flight: ({ flightNo }) => flightNo,
    date: (ticket) => date(departureDay(ticket), 'weekday'),
    fare: ({ fare }) => <Amount value={{ amount: fare, currency }} />,
  };
  const wrongWords = (field: RepurchaseField): string =>
    field === 'date' ? t('wrong.date', { day: date(departureDay(old), 'monthDay') }) : t(`wrong.${field}`);
  return (
    <table {...root} className={classNames(styles.table, className)}>
      <caption className={styles.caption}>
        <VisuallyHidden>{t('compare')}</VisuallyHidden>
      </caption>
      <thead>
        {(['old', 'new'] as const).map((which) => (
          <tr key={which}>
            <td colSpan={4} className={styles.number}>
              {t(which)}{' '}
              <span className={styles.ticket}>{shownTicket((which === 'old' ? old : fresh).ticketNo)}</span>
            </td>
          </tr>
        ))}
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('compare')}</VisuallyHidden>
          </th>
          {(['old', 'new'] as const).map((which) => (
            <th key={which} scope="col" className={styles.head}>
              {t(which)}
            </th>
          ))}
          <th scope="col">
            <VisuallyHidden>{t('is.column')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      {compareTickets(old, fresh).map(({ field, isRight }) => (
        <tbody
          key={field}
          className={isRight ? undefined : styles.wrongRow}
          data-part={field}
          data-state={isRight ? 'right' : 'wrong'}
        >
          <tr>
            <th scope="row" className={styles.label}>
              {t(`field.${field}`)}
            </th>
            <td className={styles.value}>{written[field](old)}</td>
            <td className={classNames(styles.value, !isRight && styles.wrong)}>{written[field](fresh)}</td>
            <td className={styles.value}>
              <span className={isRight ? styles.right : styles.wrong}>
                <Icon name={isRight ? 'check' : 'close'} size={20} />
                <VisuallyHidden>{t(isRight ? 'is.right' : 'is.wrong')}</VisuallyHidden>
              </span>
            </td>
          </tr>
          {(!isRight || field === 'fare') && (
            <tr>
              <td colSpan={4} className={classNames(styles.note, !isRight && styles.noteWrong)}>
                {isRight ? t('right.fare') : wrongWords(field)}
              </td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  );
}
