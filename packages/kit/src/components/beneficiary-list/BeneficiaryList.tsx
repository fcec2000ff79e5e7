import type { Beneficiary, BeneficiaryList as Data } from '../../contracts/beneficiaries/beneficiaries.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { placesTaken, roomLeft, waitingDays } from '../../rules/beneficiaries.ts';
import { UnreadableEntries } from '../unreadable-entries/UnreadableEntries.tsx';
import { BeneficiaryRow } from './BeneficiaryRow.tsx';
import * as styles from './BeneficiaryList.css.ts';

export interface BeneficiaryListProps extends RootProps {
  /** The beneficiaries and how many there may be. */
  list: Data;
  /** The moment that waiting days are counted from. */
  now: Date;
  /** Address of one beneficiary. */
  href: (beneficiary: Beneficiary) => string;
}

/** The member's beneficiaries, those whose wait ends first leading, and what to do when there are as many as allowed. How many there are is a `BeneficiaryPlaces`. */
export function BeneficiaryList({ list, now, href, ...root }: BeneficiaryListProps) {
  const t = useMessages('beneficiaries');
  const { beneficiaryMax: max, uniBeneficiaryDetails: beneficiaries, unreadable } = list;
  const daysOf = ({ beneficiaryDate }: Beneficiary) => waitingDays(beneficiaryDate, now) ?? 0;
  const byStart = beneficiaries.toSorted((one, other) => daysOf(one) - daysOf(other));
  const left = roomLeft(max, placesTaken(list));
  return (
    <Section {...root} title={t('list.head')} action={beneficiaries.length > 1 && t('list.order')}>
      {left === 0 && (
        <div className={styles.full}>
          <Notice tone="info">{t('list.full', { max })}</Notice>
        </div>
      )}
      {beneficiaries.length > 0 && (
        <ListCard look="open">
          {byStart.map((beneficiary) => (
            <BeneficiaryRow
              key={beneficiary.beneficiaryId}
              beneficiary={beneficiary}
              now={now}
              href={href(beneficiary)}
            />
          ))}
        </ListCard>
      )}
      {unreadable && (
        <div className={styles.unreadable}>
          <UnreadableEntries entries={unreadable} />
        </div>
      )}
    </Section>
  );
}
