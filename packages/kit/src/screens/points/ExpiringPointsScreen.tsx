import { usePointsAccount } from '../../client/points/points.ts';
import { Amount } from '../../components/amount/Amount.tsx';
import { ExpiringPoints } from '../../components/points-bill/ExpiringPoints.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { expiringSoon, soonDays } from '../../rules/bill.ts';
import { Frame } from '../shell/Frame.tsx';
import { BillStates } from './BillStates.tsx';
import { useToday } from '../shell/use-today.ts';
import * as styles from './points.css.ts';

/** /willFailedPoints: every batch that expires, nearest first. */
export function ExpiringPointsScreen() {
  const t = useMessages('points');
  const today = useToday();
  const account = usePointsAccount();
  const soon = expiringSoon(account.data?.pointDetails ?? [], today);
  return (
    <Frame title={t('expiring.screen')}>
      {account.data ? (
        <>
          <Card>
            <p className={styles.totalLabel}>{t('expiring.total', { days: soonDays })}</p>
            <p className={styles.totalFigure}>
              <Amount value={soon} unit={t('unit', { points: soon })} />
            </p>
            <p className={styles.figureText}>{t('expiring.order')}</p>
          </Card>
          <ExpiringPoints batches={account.data.pointDetails} today={today} />
        </>
      ) : (
        <BillStates read={account} />
      )}
    </Frame>
  );
}
