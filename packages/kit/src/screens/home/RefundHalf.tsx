import { AmountSum } from '../../components/amount/AmountSum.tsx';
import type { RefundRequest } from '../../contracts/refunds/refund-request.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { useNavigation } from '../../navigation/provider.tsx';
import { waitsForTraveller, moneyDays } from '../../rules/refunds/money-way.ts';
import { requestPlace } from '../refunds/request-place.ts';
import { useLeadingMoney } from '../refunds/use-money-way.ts';
import { useNow } from '../shell/use-now.ts';
import { Half } from './Half.tsx';

/** Where the money of refunds is: of the one that is late or the only one by itself, of several in their list. */
export function RefundHalf({ requests }: { requests: readonly RefundRequest[] }) {
  const t = useMessages('orders-hub');
  const { date } = useFormats();
  const { href } = useNavigation();
  const now = useNow() ?? Infinity;
  const leading = useLeadingMoney(requests);
  if (!leading) return null;
  const {
    request: { requestNo, back, pointsBack = 0, until = '' },
    way: { overdue, certain, due, gone },
  } = leading;
  const late = overdue > 0;
  const yours = !late && waitsForTraveller(leading.request, now);
  const single = late || yours || requests.length === 1;
  const day = date(due.day, 'monthDay');
  const label = () => {
    if (yours) return t('waiting.moneyYours');
    if (late) return t(certain ? 'waiting.moneyLate' : 'waiting.moneyMaybe', { days: overdue });
    return t('waiting.money');
  };
  const text = () => {
    if (yours) return t('waiting.moneyUntil', { day: date(until, 'monthDay') });
    if (late) return t(certain ? 'waiting.moneyWas' : 'waiting.moneyWasAbout', { day });
    if (gone > moneyDays) return t('waiting.moneyOn');
    return t(due.certain ? 'waiting.moneyBy' : 'waiting.moneyAbout', { day });
  };
  return (
    <Half
      tone={late || yours ? 'attention' : 'plain'}
      icon={late || yours ? 'clock' : 'refund'}
      label={label()}
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
          ? href(requestPlace(leading.request), { query: { request: requestNo } })
          : href('refunds', { query: { tab: 'returned' } })
      }
    />
  );
}
