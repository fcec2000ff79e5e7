import type { Beneficiary } from '../../contracts/beneficiaries/beneficiaries.ts';
import { useMessages } from '../../messages/provider.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import { beneficiaryName, relationOf } from '../../rules/beneficiaries.ts';
import { DocumentLines } from '../person-line/DocumentLines.tsx';
import { PersonHead } from '../person-line/PersonHead.tsx';
import { BeneficiaryStatus } from './BeneficiaryStatus.tsx';

interface BeneficiaryRowProps {
  beneficiary: Beneficiary;
  now: Date;
  /** Address of the whole beneficiary. */
  href: string;
}

/** One beneficiary: who, since or from when, and with which documents. */
export function BeneficiaryRow({ beneficiary, now, href }: BeneficiaryRowProps) {
  const t = useMessages('beneficiaries');
  const { relation, beneficiaryDate, idList } = beneficiary;
  return (
    <ListRow
      href={href}
      label={
        <PersonHead
          name={beneficiaryName(beneficiary)}
          word={t(`relation.${relationOf(relation)}`)}
          badge={<BeneficiaryStatus beneficiaryDate={beneficiaryDate} now={now} />}
        />
      }
      detail={<DocumentLines documents={idList} />}
    />
  );
}
