import { useRefundRequests, useRefundTickets } from '../../../client/refunds/refunds.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { Listed } from '../../shell/Listed.tsx';
import { Reading } from '../../shell/ReadStates.tsx';
import { addMonths } from '../../../rules/days.ts';
import { useNow } from '../../shell/use-now.ts';
import { useToday } from '../../shell/use-today.ts';
import { IdentityNotice } from '../IdentityNotice.tsx';
import { ObstacleCard } from '../ObstacleCard.tsx';
import { spanLimits } from '../list-filter.ts';
import { ReturnedTickets } from '../ReturnedTickets.tsx';
import { sortIrregular } from '../refundable.ts';
import { cards } from '../refunds.css.ts';
import { IrregularCard } from './IrregularCard.tsx';
import * as styles from './irregular.css.ts';

/** /returnTicket/list: tickets of irregular flights and their requests; what belongs elsewhere is said first. */
export function TicketRefundsScreen() {
  const t = useMessages('return-ticket');
  const { href } = useNavigation();
  const today = useToday();
  const tickets = useRefundTickets({ from: addMonths(today, -spanLimits.most), until: today });
  const now = useNow();
  const requests = useRefundRequests({ kind: 'irregular' });
  return (
    <Frame
      wide
      title={t('title')}
      action={<AppBarAction href={href('refundNotes')}>{t('notes')}</AppBarAction>}
    >
      <div className={styles.list}>
        <Notice tone="info" action={<Link href={href('refunds')}>{t('other')}</Link>}>
          <p>{t('intro')}</p>
          <p>{t('otherText')}</p>
        </Notice>
        <IdentityNotice />
      </div>
      <Section title={t('tab.tickets')} action={t('span')}>
        <Reading read={tickets} title={t('failed')} skeleton={<Skeleton inlineSize="100%" blockSize={160} />}>
          {({ tickets: all, unreadable }) => {
            const { groups, refused } = sortIrregular(all);
            return (
              <Listed
                count={groups.length + refused.length}
                unreadable={unreadable}
                empty={<EmptyState drawing="order" title={t('empty')} text={t('emptyText')} />}
              >
                <ul className={cards}>
                  {groups.map(({ tickets: group, along }) => (
                    <li key={group[0].ticketNo}>
                      <IrregularCard tickets={group} {...{ along, now }} />
                    </li>
                  ))}
                  {refused.map((ticket) => (
                    <li key={ticket.ticketNo}>
                      <ObstacleCard ticket={ticket} />
                    </li>
                  ))}
                </ul>
              </Listed>
            );
          }}
        </Reading>
      </Section>
      <Section title={t('tab.requests')}>
        <ReturnedTickets read={requests} />
      </Section>
    </Frame>
  );
}
