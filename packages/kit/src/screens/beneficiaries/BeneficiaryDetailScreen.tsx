import { usePlace } from '../../navigation/provider.tsx';
import { lazyWithRetry } from '../../primitives/lazy-with-retry.tsx';
import { BeneficiarySplit } from './BeneficiarySplit.tsx';
import { OneBeneficiary } from './OneBeneficiary.tsx';

const BeneficiaryOverview = lazyWithRetry(
  'beneficiaries',
  async () => (await import('./BeneficiaryOverview.tsx')).BeneficiaryOverview,
);

/** /beneficiaryManage/beneficiaryDetail: one beneficiary with all fields; in a wide window beside the others. */
export function BeneficiaryDetailScreen() {
  const { beneficiary: id } = usePlace('beneficiaryDetail').query;
  return (
    <BeneficiarySplit
      shows="detail"
      id={id}
      list={<BeneficiaryOverview />}
      detail={() => <OneBeneficiary key={id} id={id} />}
    />
  );
}
