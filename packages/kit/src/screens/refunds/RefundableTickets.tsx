import type { ReadResult } from '../../client/read.ts';
import type { refundTickets } from '../../contracts/refunds/refund-tickets.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Section } from '../../primitives/card/Section.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { Listed } from '../shell/Listed.tsx';
import { Reading } from '../shell/ReadStates.tsx';
import { useNow } from '../shell/use-now.ts';
import { useToday } from '../shell/use-today.ts';
import { addMonths } from '../../rules/days.ts';
import { FilterNote } from './FilterNote.tsx';
import type { IssueSpan, ListFilter } from './list-filter.ts';
import { IdentityNotice } from './IdentityNotice.tsx';
import { OtherWays } from './OtherWays.tsx';
import { sortTickets } from './refundable.ts';
import { RefundableCard } from './RefundableCard.tsx';
import { RefusedCard } from './RefusedCard.tsx';
import * as styles from './refunds.css.ts';

interface RefundableTicketsProps {
  read: ReadResult<typeof refundTickets>;
  span: IssueSpan;
  filter: ListFilter;
  onReset: () => void;
}

/** Tickets that can be given back, those that need another way, and the doors beside. */
export function RefundableTickets({ read, span, filter, onReset }: RefundableTicketsProps) {
  const t = useMessages('refund');
  const { date } = useFormats();
  const today = useToday();
  const now = useNow();
  const isFiltered = filter.ticketNo !== undefined || filter.phone !== undefined;
  const isUsual = span.until === today && span.from === addMonths(today, -1);
  return (
    <>
      <IdentityNotice className={styles.identity} />
      <p className={styles.note}>
        {isUsual
          ? t('span.month')
          : t('span.chosen', { from: date(span.from, 'date'), until: date(span.until, 'date') })}
      </p>
      <FilterNote filter={filter} onReset={onReset} />
      <Reading
        read={read}
        title={t('list.failed')}
        note={t('list.unchanged')}
        skeleton={
          <div className={styles.cards}>
            <Skeleton inlineSize="100%" blockSize={200} />
            <Skeleton inlineSize="100%" blockSize={160} />
          </div>
        }
      >
        {({ tickets: all, unreadable }) => {
          const { groups, refused } = sortTickets(all);
          return (
            <Listed
              count={groups.length + refused.length}
              unreadable={unreadable}
              empty={
                <EmptyState
                  drawing="order"
                  title={t(isFiltered ? 'list.none' : 'list.empty')}
                  text={t('list.emptyText')}
                />
              }
            >
              {groups.length > 0 && (
                <ul className={styles.cards}>
                  {groups.map((group, at) => (
                    <li key={group.orderNo}>
                      <RefundableCard group={group} now={now} isFirst={at === 0} />
                    </li>
                  ))}
                </ul>
              )}
              {refused.length > 0 && (
                <Section title={t('refused.title', { count: refused.flat().length })}>
                  <ul className={styles.cards}>
                    {refused.map((tickets) => (
                      <li key={tickets[0].ticketNo}>
                        <RefusedCard tickets={tickets} now={now} />
                      </li>
                    ))}
                  </ul>
                </Section>
              )}
            </Listed>
          );
        }}
      </Reading>
      <OtherWays />
      <p className={styles.end}>{t('span.more')}</p>
    </>
  );
}
