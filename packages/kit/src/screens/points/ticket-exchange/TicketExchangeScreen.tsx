import { useBeneficiaries } from '../../../client/beneficiaries/beneficiaries.ts';
import { usePointsSummary } from '../../../client/points/points.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { waitingDays } from '../../../rules/beneficiaries.ts';
import { useConfig } from '../../../session/config-provider.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import { ReadStates } from '../../shell/ReadStates.tsx';
import { useOpened } from '../../shell/use-opened.ts';
import * as styles from './ticket-exchange.css.ts';

/** /mine/ticketExchange: what there is to spend, what a ticket takes, for whom, and the way to the flights. */
export function TicketExchangeScreen() {
  const t = useMessages('coupons');
  const { hotline } = useConfig();
  return (
    <Frame title={t('flight.title')}>
      <div className={styles.stack}>
        <Balance />
        <Who />
      </div>
      <Section title={t('flight.rules')}>
        <ol className={styles.rules}>
          <li>{t('flight.1')}</li>
          <li>{t('flight.2')}</li>
          <li>{t('flight.3')}</li>
        </ol>
        <div className={styles.call}>
          <Notice
            tone="info"
            action={
              <Button variant="outline" size="medium" icon="phone" href={`tel:${hotline}`}>
                {t('call', { hotline })}
              </Button>
            }
          >
            {t('flight.book')}
          </Notice>
        </div>
      </Section>
    </Frame>
  );
}

function Balance() {
  const t = useMessages('coupons');
  const { number } = useFormats();
  const { href } = useNavigation();
  const read = usePointsSummary();
  const { data, dataUpdatedAt } = read;
  if (!data)
    return (
      <ReadStates read={read} title={t('flight.failed')} note={t('flight.failedText')}>
        <Card>
          <Skeleton inlineSize="60%" blockSize={140} />
        </Card>
      </ReadStates>
    );
  return (
    <>
      <ReadOffline readAt={dataUpdatedAt} />
      <Card>
        <p className={styles.label}>{t('flight.balance')}</p>
        <p className={styles.figure}>{number(data.remainPoint)}</p>
        <p className={styles.text}>{t('flight.calculateText')}</p>
        <div className={styles.stack}>
          <Button wide icon="flight" href={href('flightSearch', { query: { points: '1' } })}>
            {t('flight.search')}
          </Button>
          <Button
            wide
            variant="outline"
            icon="calculator"
            href={href('calculator', { query: { of: 'exchange' } })}
          >
            {t('flight.calculate')}
          </Button>
        </div>
      </Card>
    </>
  );
}

/** The member, and those beneficiaries whose waiting time is over; how many is left out where that is not known. */
function Who() {
  const t = useMessages('coupons');
  const { href } = useNavigation();
  const now = useOpened();
  const { data } = useBeneficiaries({ announce: 'silent' });
  const { uniBeneficiaryDetails, unreadable } = data?.uniBeneficiary ?? {};
  const ready = uniBeneficiaryDetails?.filter(
    ({ beneficiaryDate }) => waitingDays(beneficiaryDate, now) === undefined,
  );
  return (
    <Section title={t('flight.who')}>
      <ListCard>
        <ListRow icon="person" label={t('flight.member')} />
        <ListRow
          icon="people"
          label={t('flight.beneficiaries')}
          value={ready && !unreadable && t('flight.beneficiaryCount', { count: ready.length })}
          href={href('beneficiaries')}
        />
      </ListCard>
    </Section>
  );
}
