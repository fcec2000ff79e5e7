import { lazyWithRetry } from '../../primitives/lazy-with-retry.tsx';
import { BeneficiaryOverview } from './BeneficiaryOverview.tsx';
import { BeneficiarySplit } from './BeneficiarySplit.tsx';

const OneBeneficiary = lazyWithRetry(
  'beneficiary',
  async () => (await import('./OneBeneficiary.tsx')).OneBeneficiary,
);

/** /beneficiaryManage: who may use the member's points, and the way to add somebody; in a wide window beside the first of them. */
export function BeneficiariesScreen() {
  return (
    <BeneficiarySplit
      shows="list"
      list={<BeneficiaryOverview />}
      detail={(id) => <OneBeneficiary key={id} id={id} />}
    />
  );
}
