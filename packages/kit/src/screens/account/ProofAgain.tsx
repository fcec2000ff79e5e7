import { accountRefusedAs } from '../../client/account/member-account.ts';
import type { RequestFailure } from '../../client/failure.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import type { IdentityPurpose } from '../../rules/member-account.ts';

/** Stands for a refusal because the proof has expired, with the way to give it again; undefined for others. */
export function proofAgain(purpose: IdentityPurpose) {
  return (failure: RequestFailure) =>
    accountRefusedAs(failure) === 'account.proofMissing' ? <ProofAgain purpose={purpose} /> : undefined;
}

function ProofAgain({ purpose }: { purpose: IdentityPurpose }) {
  const t = useMessages('account');
  const { replace } = useNavigation();
  return (
    <Notice
      tone="error"
      title={t('identity.again')}
      live
      action={
        <Button
          variant="outline"
          size="medium"
          onClick={() => replace('identityCheck', { query: { next: purpose } })}
        >
          {t('identity.redo')}
        </Button>
      }
    />
  );
}
