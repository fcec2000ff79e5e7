import { usePointsSummary } from '../../../client/points/points.ts';
import { Amount } from '../../../components/amount/Amount.tsx';
import { OrderFact } from '../../../components/order/OrderFacts.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import { pointsShort } from '../../../rules/changes/upgrade.ts';
import * as styles from './reschedule.css.ts';

/** Points that a change takes, and how many are left after it; where there are too few, how many are missing and the way to more. */
export function PointsFacts({ points }: { points: number }) {
  const t = useMessages('changes');
  const { number } = useFormats();
  const { href } = useNavigation();
  const available = usePointsSummary().data?.remainPoint;
  const short = available === undefined ? 0 : pointsShort(points, available);
  return (
    <OrderFact label={t('total.payPoints')}>
      <Amount value={points} />
      {available !== undefined && (
        <span className={styles.held} data-part="balance">
          {short > 0 ? (
            <>
              {t('points.short', { available: number(available), short: number(short) })}{' '}
              <Link href={href('buyPoints')}>{t('way.buy')}</Link>
            </>
          ) : (
            t('points.left', { available: number(available), left: number(available - points) })
          )}
        </span>
      )}
    </OrderFact>
  );
}
