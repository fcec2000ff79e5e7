import { useMessages } from '../../../messages/provider.tsx';
import { useTermsNow } from './use-claim-terms.ts';
import * as styles from './retro.css.ts';

/** When points can be claimed; nothing where the terms cannot be had, as they only explain. */
export function WindowNote() {
  const t = useMessages('retro');
  const { terms } = useTermsNow({ announce: 'silent' });
  if (!terms) return null;
  const { ownFromDay: from, partnerFromDay: partner, months, creditDays: credit } = terms;
  return <p className={styles.note}>{t('window', { from, partner, months, credit })}</p>;
}
