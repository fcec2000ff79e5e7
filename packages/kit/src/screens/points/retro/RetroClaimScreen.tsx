import { usePlace } from '../../../navigation/provider.tsx';
import { lazyWithRetry } from '../../../primitives/lazy-with-retry.tsx';
import { Split } from '../../shell/Split.tsx';
import { ClaimForms } from './ClaimForms.tsx';

const ClaimHistory = lazyWithRetry('claims', async () => (await import('./ClaimHistory.tsx')).ClaimHistory);

/** /integralCheckIn: asks for a ticket, or for a flight of a partner where the address says so; in a wide window beside earlier claims. */
export function RetroClaimScreen() {
  const { tab } = usePlace('retroClaim').query;
  return (
    <Split
      shows="detail"
      split
      list={<ClaimHistory />}
      detail={<ClaimForms tab={tab === 'partner' ? 'partner' : 'ticket'} />}
    />
  );
}
