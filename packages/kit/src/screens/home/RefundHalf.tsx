import { AmountSum } from '../../components/amount/AmountSum.tsx';
import type { RefundRequest } from '../../contracts/refunds/refund-request.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { useNavigation } from '../../navigation/provider.tsx';
import { moneyDays } from '../../rules/refunds/money-way.ts';
import { useLeadingMoney } from '../refunds/use-money-way.ts';
import { Half } from './Half.tsx';

/** Where the money of refunds is: of the one that is late or the only one by itself, of several in their list. */
export function RefundHalf({ requests }: { requests: readonly RefundRequest[] }) {
  const t = useMessages('orders-hub');
  const { date } = useFormats();
  const { href } = useNavigation();
  const leading = useLeadingMoney(requests);
  if (!leading) return null;
  const {
    request: { requestNo, back, pointsBack = 0 },
    way: { overdue, due, gone },
  } = leading;
  const late = overdue > 0;
  const single = late || requests.length === 1;
  const day = date(due.day, 'monthDay');
  const text = () => {
    if (late) return t('waiting.moneyWas', { day });
    if (gone > moneyDays) return t('waiting.moneyOn');
    return t(due.certain ? 'waiting.moneyBy' : 'waiting.moneyAbout', { day });
  };
  return (
    <Half
      tone={late ? 'attention' : 'plain'}
      icon={late ? 'clock' : 'refund'}
      label={late ? t('waiting.moneyLate', { days: overdue }) : t('waiting.money')}
      figure={
        single && (back || pointsBack > 0) ? (
          <AmountSum
            cash={back ? [back] : []}
            points={pointsBack}
            unit={t('due.unit', { points: pointsBack })}
          />
        ) : (
          t('waiting.moneyCount', { count: requests.length })
        )
      }
      text={text()}
      href={
        single
          ? href('refundDetail', { query: { request: requestNo } })
          : href('refunds', { query: { tab: 'returned' } })
      }
    />
  );
}
