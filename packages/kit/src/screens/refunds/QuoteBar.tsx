import type { ReadResult } from '../../client/read.ts';
import type { quoteRefund } from '../../contracts/refunds/refund-quote.ts';
import { Amount } from '../../components/amount/Amount.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useToldDays } from '../../messages/use-told-days.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { shownCertainty, type RefundSum } from '../../rules/refunds/sum.ts';
import { useToday } from '../shell/use-today.ts';
import type { VerifiedMutation } from '../shell/use-verified-mutation.ts';
import { WriteButton } from '../shell/WriteButton.tsx';
import { BackSum } from './BackSum.tsx';
import * as styles from './refunds.css.ts';

interface QuoteBarProps {
  /** Left out while there is nothing to ask for. */
  quote: ReadResult<typeof quoteRefund> | undefined;
  /** Sum of the chosen tickets before a reason is chosen; left out where there is none, or where it is not known. */
  estimate: { readonly sum: RefundSum; readonly currency: string } | undefined;
  /** Somebody goes along whose ticket is settled by hand: no sum is sure, and none is told. */
  byHand: boolean;
  write: VerifiedMutation<unknown>;
  onCheck: () => Promise<void>;
  onSubmit: () => void;
  /** A file is on its way. */
  underWay: boolean;
  /** Something in the form is still wrong: a tap tells what, with the sum or before it. */
  incomplete: boolean;
  /** The reason is not taken here. */
  elsewhere: boolean;
}

/** Sum of the newest quote and how sure it is, beside the one main button. */
export function QuoteBar({
  quote,
  estimate,
  byHand,
  write,
  onCheck,
  onSubmit,
  underWay,
  incomplete,
  elsewhere,
}: QuoteBarProps) {
  const t = useMessages('refund-form');
  const { data, error = null } = quote ?? {};
  const sumIsMissing = quote !== undefined && data === undefined && !incomplete;
  return (
    <>
      <div className={styles.bar} aria-live="polite">
        <Quoted {...{ quote, estimate, byHand, elsewhere }} />
      </div>
      <WriteButton
        className={styles.barButton}
        write={write}
        onCheck={onCheck}
        onClick={onSubmit}
        disabled={underWay || error !== null || sumIsMissing}
      >
        {t('submit')}
      </WriteButton>
    </>
  );
}

function Quoted({
  quote,
  estimate,
  byHand,
  elsewhere,
}: Pick<QuoteBarProps, 'quote' | 'estimate' | 'byHand' | 'elsewhere'>) {
  const t = useMessages('refund-form');
  const refund = useMessages('refund');
  const told = useToldDays(useToday());
  if (byHand && !elsewhere && (quote?.data ?? estimate) && !quote?.error)
    return (
      <>
        <p className={styles.barLabel}>{t('total', { certainty: refund('certainty.unknown') })}</p>
        <p className={styles.barLabel}>{t('total.byHand')}</p>
      </>
    );
  if (!quote && !elsewhere && estimate)
    return (
      <>
        <p className={styles.barLabel}>{t('total', { certainty: refund('certainty.estimated') })}</p>
        <p className={styles.barSum}>
          <BackSum {...estimate} />
        </p>
        <p className={styles.barLabel}>{t('total.reason')}</p>
      </>
    );
  if (!quote) return <p className={styles.barLabel}>{t(elsewhere ? 'medical' : 'total.choose')}</p>;
  if (quote.error)
    return (
      <>
        <p className={styles.barLabel}>{t('quote.failed')}</p>
        <Button variant="text" size="medium" onClick={() => void quote.refetch()}>
          {t('quote.again')}
        </Button>
      </>
    );
  if (!quote.data) return <p className={styles.barLabel}>{'…'}</p>;
  const { back, pointsBack, currency, certainty, until } = quote.data;
  return (
    <>
      <p className={styles.barLabel}>
        {t('total', { certainty: refund(`certainty.${shownCertainty(certainty, false)}`) })}
      </p>
      <p className={styles.barSum}>
        {pointsBack !== undefined && (
          <>
            <Amount value={pointsBack} unit={refund('points')} />
            {' + '}
          </>
        )}
        {back === undefined ? refund('unknownSum') : <Amount value={{ amount: back, currency }} />}
      </p>
      <p className={styles.barLabel}>{t('quote.until', { time: told.until(until) })}</p>
    </>
  );
}
