import { Amount } from '../../../components/amount/Amount.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import type { PartySum } from '../../../rules/changes/sum.ts';
import type { VerifiedMutation } from '../../shell/use-verified-mutation.ts';
import { WriteButton } from '../../shell/WriteButton.tsx';
import * as styles from './reschedule.css.ts';

interface ChangeBarProps {
  sum: PartySum;
  currency: string;
  waitlist: boolean;
  write: VerifiedMutation<unknown>;
  onCheck: () => Promise<void>;
  onClick: () => void;
}

/** Sum that is paid or comes back, and the button that orders the change. */
export function ChangeBar({ sum, currency, waitlist, write, onCheck, onClick }: ChangeBarProps) {
  const t = useMessages('changes');
  const { number } = useFormats();
  const { pay, back, payPoints, backPoints, payers, receivers } = sum;
  const pays = pay > 0 && !waitlist;
  const label = waitlist ? 'bar.waitlist' : pays ? 'bar.pay' : 'bar.change';
  return (
    <div className={styles.bar}>
      <p className={styles.due}>
        <span className={styles.dueLabel}>
          {[
            ...(payers > 0 ? [t('bar.payers', { count: number(payers) })] : []),
            ...(receivers > 0 ? [t('bar.receivers', { count: number(receivers) })] : []),
          ].join(' · ') || t('outcome.even')}
        </span>
        {payPoints > 0 && (
          <span className={styles.dueLabel}>{t('sums.payPoints', { points: payPoints })}</span>
        )}
        {backPoints > 0 && (
          <span className={styles.dueLabel}>{t('sums.backPoints', { points: backPoints })}</span>
        )}
        {pay > 0 || back === 0 ? (
          <span className={styles.dueAmount}>
            <Amount value={{ amount: pay, currency }} />
          </span>
        ) : (
          <span className={styles.dueBack}>
            {t('bar.back')} <Amount value={{ amount: back, currency }} />
          </span>
        )}
      </p>
      <div className={styles.submit}>
        <WriteButton wide tone={pays ? 'pay' : 'action'} write={write} onCheck={onCheck} onClick={onClick}>
          {t(label)}
        </WriteButton>
      </div>
    </div>
  );
}
