import { useEffect, useState } from 'react';
import { lazyWithRetry } from '../../../primitives/lazy-with-retry.tsx';
import { Split } from '../../shell/Split.tsx';
import { ClaimHistory } from './ClaimHistory.tsx';
import { ClaimSubmitted } from './ClaimSubmitted.tsx';
import { submittedClaim } from './use-claiming.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { handOver } from '../../../session/hand-over.ts';
import { useSession } from '../../../session/session-provider.tsx';

const ClaimForms = lazyWithRetry('claim', async () => (await import('./ClaimForms.tsx')).ClaimForms);

/**
 * /integralCheckIn/checkInHistory: claims in progress and credited, the newest first; in a wide window beside the form of another. A claim
 * that has just been submitted elsewhere is told before them, once: this address holds no form that could be sent again.
 */
export function ClaimHistoryScreen() {
  const navigation = useNavigation();
  const session = useSession();
  const [submitted, setSubmitted] = useState(() => submittedClaim(session));
  useEffect(() => handOver(session, 'submittedClaim', undefined), [session]);
  const showHistory = () => {
    setSubmitted(undefined);
    // The page turns for who hears it, too.
    navigation.replace('claimHistory');
  };
  if (submitted) return <ClaimSubmitted {...submitted} onHistory={showHistory} />;
  return <Split shows="list" split list={<ClaimHistory />} detail={<ClaimForms tab="ticket" />} />;
}
