import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Notice } from '../../primitives/notice/Notice.tsx';
import {
  percentAt,
  sameFee,
  wishes,
  type Fee,
  type FeeStep,
  type PricedTicket,
  type Wish,
} from '../../rules/fare-ladder/ladder.ts';
import { useBounds } from './use-bounds.ts';

interface NextRiseProps {
  ticket: PricedTicket;
  steps: readonly FeeStep[];
  /** Place of the step in force. */
  current: number;
  now: number;
}

const minuteMs = 60_000;

/** Days, hours and minutes until an instant, a minute begun counted whole. */
function timeUntil(until: number, now: number) {
  const minutes = Math.max(1, Math.ceil((until - now) / minuteMs));
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    minutes: minutes >= 1440 ? 0 : minutes % 60,
  };
}

/** The next step in words: how long until then, and from what to what each fee goes that changes. */
export function NextRise({ ticket, steps, current, now }: NextRiseProps) {
  const t = useMessages('fees');
  const { money } = useFormats();
  const { moment } = useBounds();
  const [step, next] = [steps[current], steps[current + 1]];
  if (step?.until === undefined || !next) return null;
  const { until } = step;
  const { currency } = ticket;
  /** As a share where the rule tells one, and the sum beside it where it is news. */
  const said = (fee: Fee & { answer: 'fee' }, percent: number | undefined, isNews: boolean) => {
    const sum = money({ amount: fee.amount, currency });
    if (percent === undefined) return sum;
    const share = t('percent', { percent });
    return isNews ? t('share', { percent: share, money: sum }) : share;
  };
  const change = (wish: Wish): string => {
    const [before, after] = [step[wish], next[wish]];
    if (after.answer !== 'fee') return t(`next.${after.answer}`, { wish });
    const [share, shareThen] = [percentAt(ticket, wish, until), percentAt(ticket, wish, until + 1)];
    const to = said(after, shareThen, true);
    if (before.answer !== 'fee') return t('next.is', { wish, to });
    // Both as shares or both as sums, so that they can be compared.
    return t('next.goes', {
      wish,
      from: said(before, shareThen === undefined ? undefined : share, false),
      to,
    });
  };
  const [one = '', other] = wishes.filter((wish) => !sameFee(step[wish], next[wish])).map(change);
  const changes = other === undefined ? one : t('next.both', { one, other });
  return (
    <Notice tone="attention" icon="clock" data-part="next">
      {step.untilMinutes === 0
        ? t('next.departed', { changes })
        : t.rich('next', {
            when: moment(until),
            changes,
            left: t('next.left', timeUntil(until, now)).trim(),
            b: (words) => <strong>{words}</strong>,
          })}
    </Notice>
  );
}
