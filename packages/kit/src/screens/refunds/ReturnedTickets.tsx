import type { ReadResult } from '../../client/read.ts';
import type { refundRequests } from '../../contracts/refunds/refund-request.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { Listed } from '../shell/Listed.tsx';
import { Reading } from '../shell/ReadStates.tsx';
import { ReturnedCard } from './ReturnedCard.tsx';
import * as styles from './refunds.css.ts';

interface ReturnedTicketsProps {
  read: ReadResult<typeof refundRequests>;
  /** Others may be there beside those that are asked for. */
  isFiltered?: boolean;
  /** Said where there is none at all. */
  none?: string;
}

/** Requests, the latest first, each with how far its money is. */
export function ReturnedTickets({ read, isFiltered = false, none }: ReturnedTicketsProps) {
  const t = useMessages('refund');
  return (
    <Reading
      read={read}
      title={t('returned.failed')}
      note={t('list.unchanged')}
      skeleton={<Skeleton inlineSize="100%" blockSize={160} />}
    >
      {({ requests, unreadable }) => (
        <Listed
          count={requests.length}
          unreadable={unreadable}
          empty={
            <EmptyState
              drawing="order"
              title={isFiltered ? t('returned.none') : (none ?? t('returned.empty'))}
              text={t(isFiltered ? 'returned.noneText' : 'returned.emptyText')}
            />
          }
        >
          <ul className={styles.cards}>
            {requests.map((request) => (
              <li key={request.requestNo}>
                <ReturnedCard request={request} />
              </li>
            ))}
          </ul>
        </Listed>
      )}
    </Reading>
  );
}
