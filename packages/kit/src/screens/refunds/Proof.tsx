import { Attachments } from '../../components/attachments/Attachments.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { attachmentLimits } from '../../validators/attachment.ts';
import type { ProofInUse } from './use-proof.ts';

/** Files that prove the reason: each with how far it has come, and one that has failed is not left out in silence. */
export function Proof({ proof, missing }: { proof: ProofInUse; missing: boolean }) {
  const t = useMessages('refund-form');
  const { files, add, remove, retry, replace, failed } = proof;
  const wrong = () => {
    if (!missing) return undefined;
    return failed > 0 ? t('proof.unsent', { count: failed }) : t('proof.missing');
  };
  return (
    <Section
      title={t('proof')}
      action={t('proof.limit', { count: attachmentLimits.maxFiles })}
      data-part="proof"
    >
      <Attachments
        files={files}
        onAdd={add}
        onRemove={remove}
        onRetry={retry}
        onReplace={replace}
        error={wrong()}
      />
    </Section>
  );
}
