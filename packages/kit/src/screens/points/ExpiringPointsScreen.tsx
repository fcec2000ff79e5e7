import { usePointsAccount } from '../../client/points/points.ts';
import { ExpiringPoints } from '../../components/points-bill/ExpiringPoints.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Card } from '../../primitives/card/Card.tsx';
import { expiringSoon, soonDays } from '../../rules/bill.ts';
import { Frame } from '../shell/Frame.tsx';
import { BillStates } from './BillStates.tsx';
import { useToday } from '../shell/use-today.ts';
import * as styles from './points.css.ts';

/** /willFailedPoints: every batch that expires, nearest first. */
export function ExpiringPointsScreen() {
  const t = useMessages('points');
  const { number } = useFormats();
  const today = useToday();
  const account = usePointsAccount();
  return (
    <Frame title={t('expiring.screen')}>
      {account.data ? (
        <>
          <Card>
            <p className={styles.totalLabel}>{t('expiring.total', { days: soonDays })}</p>
            <p className={styles.totalFigure}>{number(expiringSoon(account.data.pointDetails, today))}</p>
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
