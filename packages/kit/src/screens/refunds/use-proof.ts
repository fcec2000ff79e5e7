import { useUploadProof } from '../../client/refunds/proof.ts';
import { RequestFailure } from '../../client/failure.ts';
import { UploadRefused, type Upload } from '../../components/attachments/list.ts';
import { attachedIds, type AttachedFile } from '../../components/attachments/types.ts';
import { useAttachments, type AttachmentsInUse } from '../../components/attachments/use-attachments.ts';
import type { DraftForm } from '../../session/drafts.ts';
import { useSession } from '../../session/session-provider.tsx';

/** Files of an application, in memory alone: leaving for a moment keeps them. */
const proofFiles: DraftForm<readonly AttachedFile[]> = {
  name: 'refundProof',
  keeps: {},
  choices: () => ({}),
};

/** Files that prove a reason, of one form. */
export interface ProofInUse extends AttachmentsInUse {
  /** Ids of those that the airline has. */
  readonly fileIds: readonly string[];
  /** Files that did not arrive and can be sent again: what is handed in now would lack them. */
  readonly failed: number;
  /** A file is on its way: what is handed in now would lack it. */
  readonly underWay: boolean;
  /** Once they have been handed in. */
  readonly forget: () => void;
}

/** @param subject form that the files belong to */
export function useProof(subject: string): ProofInUse {
  const { drafts } = useSession();
  const send = useUploadProof();
  const upload: Upload = async (file, progress) => {
    try {
      return await send(file, progress);
    } catch (reason) {
      if (reason instanceof RequestFailure && reason.failure.kind === 'refused')
        throw new UploadRefused(reason.failure.message);
      throw reason;
    }
  };
  const attachments = useAttachments({
    upload,
    initial: drafts.read(proofFiles, subject),
    onChange: (files) => drafts.write(proofFiles, files, subject),
  });
  return {
    ...attachments,
    fileIds: attachedIds(attachments.files),
    failed: attachments.files.filter(({ state }) => state === 'failed').length,
    underWay: attachments.files.some(({ state }) => state === 'preparing' || state === 'sending'),
    forget: () => drafts.forget(proofFiles, subject),
  };
}
