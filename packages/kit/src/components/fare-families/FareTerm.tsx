import { useAllowanceWords } from './use-allowance-words.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { feeOutline } from '../../rules/booking/fee-outline.ts';
import { fareTicket } from '../../rules/booking/fare-ticket.ts';
import { feeSteps, type Fee, type FeeRule, type FeeStep, type Wish } from '../../rules/fare-ladder/ladder.ts';
import { useBounds } from '../refund-calculator/use-bounds.ts';
import type { FareFacts, FareFamily, FareTermName } from './types.ts';
import * as styles from './FareTerm.css.ts';

export interface FareTermProps {
  fare: FareFamily;
  facts: FareFacts;
}

/** Answer of a fare to one question. Unknown is said as such, with whom to ask. Source: decisions.md 46. */
export function fareTerm({ of, ...props }: FareTermProps & { of: FareTermName }) {
  if (of === 'baggage') return <Baggage {...props} />;
  return of === 'earned' ? <Earned {...props} /> : <Penalty {...props} wish={of} />;
}

function Baggage({ fare: { baggage }, facts: { hotline } }: FareTermProps) {
  const { carryOn, checked } = baggage;
  const t = useMessages('fare-families');
  const b = (words: React.ReactNode) => <b className={styles.fact}>{words}</b>;
  const told = useAllowanceWords();
  const carried = carryOn ? told(carryOn) : '';
  const stowed = checked.answer === 'allowed' ? told(checked) : '';
  return (
    <span className={styles.parts}>
      <span>
        {carried === '' ? t('baggage.carryOnUnknown') : t.rich('baggage.carryOn', { what: carried, b })}
      </span>
      <span>
        {checked.answer !== 'allowed'
          ? t(`baggage.${checked.answer}`)
          : stowed === ''
            ? t('baggage.checkedAllowed')
            : t.rich('baggage.checked', { what: stowed, b })}
      </span>
      {checked.answer === 'unknown' && <Ask hotline={hotline} />}
    </span>
  );
}

function Earned({ fare: { pointsEarned } }: FareTermProps) {
  const t = useMessages('fare-families');
  if (pointsEarned === undefined) return t('earned.unknown');
  return (
    <span className={styles.parts}>
      <span>
        {t.rich('earned', {
          count: pointsEarned,
          b: (words) => <b className={styles.fact}>{words}</b>,
        })}
      </span>
      <span className={styles.ask}>{t('earned.base')}</span>
    </span>
  );
}

/** Number to ask at about what is not told. */
function Ask({ hotline }: { hotline: string | undefined }) {
  const t = useMessages('fare-families');
  return <span className={styles.ask}>{hotline === undefined ? t('asked') : t('ask', { hotline })}</span>;
}

const known = new WeakMap<FareFamily, { readonly departs: string; readonly steps: readonly FeeStep[] }>();

/** Steps of a fare's fees, worked out once for both wishes. */
function stepsOf(fare: FareFamily, departs: FareFacts['departs'], rule: FeeRule): readonly FeeStep[] {
  const of = departs.join(' ');
  const before = known.get(fare);
  if (before?.departs === of) return before.steps;
  const steps = feeSteps(fareTicket(fare.price.adult, rule, fare.currency, departs));
  known.set(fare, { departs: of, steps });
  return steps;
}

function Penalty({ fare, facts: { departs, now, hotline }, wish }: FareTermProps & { wish: Wish }) {
  const t = useMessages('fare-families');
  const fees = useMessages('fees');
  const { money } = useFormats();
  const { length } = useBounds();
  const { currency, price, rule } = fare;
  const b = (words: React.ReactNode) => <b className={styles.fact}>{words}</b>;
  const sum = (amount: number) => money({ amount, currency });
  const told = (fee: Fee): string => {
    if (fee.answer !== 'fee') return fees(fee.answer === 'unknown' ? 'unknown' : `refused.${wish}`);
    return fee.amount === 0 ? t('fee.free') : sum(fee.amount);
  };
  const refused =
    wish === 'change'
      ? t('fee.refused')
      : t('fee.taxesOnly', { taxes: sum(price.adult.total - price.adult.fare) });
  const unknown = (
    <span className={styles.parts}>
      <span>{t('fee.unknown')}</span>
      <Ask hotline={hotline} />
    </span>
  );
  const always = (amount: number) =>
    amount === 0 ? <b className={styles.free}>{t('fee.free')}</b> : t('fee.same', { fee: sum(amount) });
  if (!rule || rule.length === 0) {
    const answer = fare[wish];
    if (answer.answer === 'unknown') return unknown;
    if (answer.answer === 'refused') return refused;
    if (!answer.fee) return t('fee.allowed');
    return answer.fee.amount === 0 ? always(0) : t('fee.same', { fee: money(answer.fee) });
  }
  const outline = feeOutline(stepsOf(fare, departs, rule), wish, now);
  if (outline.kind === 'same') {
    const { fee } = outline;
    if (fee.answer === 'unknown') return unknown;
    return fee.answer === 'refused' ? refused : always(fee.amount);
  }
  if (outline.kind === 'two' && (outline.until.untilMinutes ?? -1) >= 0) {
    const minutes = outline.until.untilMinutes ?? 0;
    const words = { first: told(outline.first), later: told(outline.later), b };
    return minutes === 0
      ? t.rich('fee.twoDeparture', words)
      : t.rich('fee.two', { ...words, length: length(minutes) });
  }
  const last = outline.kind === 'two' ? outline.later : outline.last;
  const first = told(outline.first);
  return last.answer === 'refused'
    ? t.rich('fee.moreRefused', { first, b })
    : t.rich('fee.more', { first, last: told(last), b });
}
