import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import type { ChangeSum } from '../../rules/changes/sum.ts';
import type { RefundEstimate } from '../../rules/fare-ladder/quote.ts';
import type { TicketWay } from './types.ts';
import type { WaySum } from './WayChoice.tsx';

interface Estimates {
  refund: RefundEstimate;
  change: ChangeSum;
  currency: string;
  hasTarget: boolean;
  hotline: string | undefined;
}

/** Sum of each way with the words that make it up. */
export function useWaySums({
  refund,
  change,
  currency,
  hasTarget,
  hotline,
}: Estimates): Readonly<Record<TicketWay, WaySum>> {
  const t = useMessages('fees');
  const { moneyParts } = useFormats();
  const sum = (amount: number) => ({ amount, currency });
  /** Figure alone: the sum above has its currency. */
  const told = (amount: number) =>
    moneyParts(sum(amount))
      .filter(({ kind }) => kind === 'figure')
      .map(({ text }) => text)
      .join('');
  const ask = hotline === undefined ? t('way.ask') : t('way.askAt', { hotline });
  const keep: WaySum = {
    of: 'pays',
    sum: sum(0),
    detail: t(change.free ? 'way.keepChanged' : 'way.keepDetail'),
  };
  return { keep, change: ofChange(), refund: ofRefund() };

  function ofChange(): WaySum {
    const { fee, difference, due, free } = change;
    if (fee.answer === 'refused')
      return { none: t('refused.change'), detail: t('way.changeRefused'), disabled: true };
    if (fee.answer === 'unknown' || due === undefined) return { none: t('unknown'), detail: ask };
    const parts = { fee: told(fee.amount), difference: told(Math.abs(difference)) };
    const detail = free
      ? t('way.changeFree')
      : !hasTarget
        ? t('way.changeOpen')
        : difference < 0
          ? t('way.changeLess', parts)
          : t('way.changeMore', parts);
    return due < 0 ? { of: 'gets', sum: sum(-due), detail } : { of: 'pays', sum: sum(due), detail };
  }

  function ofRefund(): WaySum {
    const { fee, back, fare, taxes, attached } = refund;
    if (fee.answer === 'unknown' || back === undefined) return { none: t('unknown'), detail: ask };
    const detail =
      fee.answer === 'refused'
        ? t('way.taxesOnly')
        : t('way.refundDetail', { paid: told(fare + taxes + attached), fee: told(fee.amount) });
    return { of: 'gets', sum: sum(back), detail };
  }
}
