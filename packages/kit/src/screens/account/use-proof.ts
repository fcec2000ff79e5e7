import { useEffect, useState } from 'react';
import { useNavigation } from '../../navigation/provider.tsx';
import type { IdentityPurpose } from '../../rules/member-account.ts';
import { useSession } from '../../session/session-provider.tsx';
import { proofOf } from './proof.ts';

/** The proof of identity for a screen that needs one; without it the way leads to where it is given. */
export function useProof(purpose: IdentityPurpose): string | undefined {
  const { drafts } = useSession();
  const { replace } = useNavigation();
  const [proof] = useState(() => drafts.read(proofOf, purpose));
  useEffect(() => {
    if (proof === undefined) replace('identityCheck', { query: { next: purpose } });
    // A member who leaves proves it again.
    return () => drafts.forget(proofOf, purpose);
  }, [proof, purpose, replace, drafts]);
  return proof;
}
