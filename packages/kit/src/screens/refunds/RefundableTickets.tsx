import { useMemo } from 'react';
import type { ReadResult } from '../../client/read.ts';
import type { refundTickets } from '../../contracts/refunds/refund-tickets.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Section } from '../../primitives/card/Section.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { Listed } from '../shell/Listed.tsx';
import { Reading } from '../shell/ReadStates.tsx';
import { useEachEndNames } from '../shell/use-end-names.ts';
import { useNow } from '../shell/use-now.ts';
import { useToday } from '../shell/use-today.ts';
import { addMonths } from '../../rules/days.ts';
import { CardList } from './CardList.tsx';
import { FilterNote } from './FilterNote.tsx';
import type { IssueSpan, ListFilter } from './list-filter.ts';
import { IdentityNotice } from './IdentityNotice.tsx';
import { OtherWays } from './OtherWays.tsx';
import { endsOf, type SortedTickets } from './refundable.ts';
import { RefundableCard } from './RefundableCard.tsx';
import { RefusedCard } from './RefusedCard.tsx';
import { useLossWords } from './use-loss-words.tsx';
import * as styles from './refunds.css.ts';

interface RefundableTicketsProps {
  read: ReadResult<typeof refundTickets>;
  /** Its tickets by what can be done with them. */
  sorted: SortedTickets;
  span: IssueSpan;
  filter: ListFilter;
  onReset: () => void;
}

/** Tickets that can be given back, those that need another way, and the doors beside. */
export function RefundableTickets({ read, sorted, span, filter, onReset }: RefundableTicketsProps) {
  const t = useMessages('refund');
  const { date } = useFormats();
  const today = useToday();
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
        {({ unreadable }) => (
          <Listed
            count={sorted.groups.length + sorted.refused.length}
            unreadable={unreadable}
            empty={
              <EmptyState
                drawing="order"
                title={t(isFiltered ? 'list.none' : 'list.empty')}
                text={t('list.emptyText')}
              />
            }
          >
            <Cards {...sorted} />
          </Listed>
        )}
      </Reading>
      <OtherWays />
      <p className={styles.end}>{t('span.more')}</p>
    </>
  );
}

type Group = SortedTickets['groups'][number];
type Refused = SortedTickets['refused'][number];

const orderOf = ({ orderNo }: Group): string => orderNo;
const ticketOf = ([{ ticketNo }]: Refused): string => ticketNo;

/** First heights of cards, CSS px: by how many travel, and of what needs another way. */
const partyHeights = { one: 251, two: 321, more: 370 };
const partyOf = ({ tickets, along }: Group): keyof typeof partyHeights => {
  const count = tickets.length + along.length;
  return count === 1 ? 'one' : count === 2 ? 'two' : 'more';
};
const refusedHeights = { refused: 239 };
const asRefused = (): keyof typeof refusedHeights => 'refused';

/** The cards; names and words that all of them need are had once. */
function Cards({ groups, refused }: SortedTickets) {
  const t = useMessages('refund');
  const now = useNow();
  const lossWords = useLossWords();
  const ends = useMemo(
    () => [...groups.map(({ tickets: [first] }) => first), ...refused.map(([first]) => first)].map(endsOf),
    [groups, refused],
  );
  const namesOf = useEachEndNames(ends);
  const refusedTitle = t('refused.title', { count: refused.flat().length });
  return (
    <>
      {groups.length > 0 && (
        <CardList
          label={t('tab.refundablePlain')}
          items={groups}
          keyOf={orderOf}
          kindOf={partyOf}
          estimates={partyHeights}
        >
          {(group, at) => (
            <RefundableCard
              isFirst={at === 0}
              {...{ group, now, lossWords }}
              {...namesOf(endsOf(group.tickets[0]))}
            />
          )}
        </CardList>
      )}
      {refused.length > 0 && (
        <Section title={refusedTitle}>
          <CardList
            label={refusedTitle}
            items={refused}
            keyOf={ticketOf}
            kindOf={asRefused}
            estimates={refusedHeights}
          >
            {(tickets) => <RefusedCard {...{ tickets, now }} {...namesOf(endsOf(tickets[0]))} />}
          </CardList>
        </Section>
      )}
    </>
  );
}
