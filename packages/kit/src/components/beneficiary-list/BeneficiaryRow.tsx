import type { Beneficiary } from '../../contracts/beneficiaries/beneficiaries.ts';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import { relationOf, waitingDays } from '../../rules/beneficiaries.ts';
import { ticketName } from '../../rules/booking/traveller-names.ts';
import { shownName } from '../../rules/member.ts';
import { DocumentLines } from '../person-line/DocumentLines.tsx';
import { PersonHead } from '../person-line/PersonHead.tsx';
import * as styles from './BeneficiaryRow.css.ts';
import { WaitingRing } from './WaitingRing.tsx';

interface BeneficiaryRowProps {
  beneficiary: Beneficiary;
  now: Date;
  /** Address of the whole beneficiary. */
  href: string;
}

/** One beneficiary: who, since or from when, and with which documents. */
export function BeneficiaryRow({ beneficiary, now, href }: BeneficiaryRowProps) {
  const t = useMessages('beneficiaries');
  const locale = useLocale();
  const { relation, beneficiaryDate, idList, cnFamilyName } = beneficiary;
  const shown = shownName(beneficiary, locale);
  // Beside the name in Chinese is the one that a ticket prints.
  const isChinese = cnFamilyName !== undefined && shown.chinese === undefined;
  const latinName = { family: beneficiary.enFamilyName ?? '', given: beneficiary.enGivenName ?? '' };
  const days = waitingDays(beneficiaryDate, now);
  return (
    <ListRow
      data-part="beneficiary"
      data-state={days === undefined ? 'inForce' : 'waiting'}
      href={href}
      start={<WaitingRing days={days} />}
      label={
        <PersonHead
          {...shown}
          letters={isChinese ? ticketName({ latinName }) : undefined}
          word={t(`relation.${relationOf(relation)}`)}
        />
      }
      detail={
        <>
          <DocumentLines documents={idList} />
          <span className={days === undefined ? styles.inForce : styles.waiting}>
            {days === undefined ? t('status.inForce') : t('status.waiting', { days })}
          </span>
        </>
      }
    />
  );
}
