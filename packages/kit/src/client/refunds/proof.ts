import { uploadProof } from '../../contracts/refunds/proof.ts';
import { useClient } from '../provider.tsx';

/** How an upload goes on. */
export interface ProofUpload {
  readonly onSentChange: (bytes: number) => void;
  readonly signal: AbortSignal;
}

/** Sends one file that proves something; gives its id. What fails is told beside the file, and nowhere else. */
export function useUploadProof(): (file: File, upload: ProofUpload) => Promise<string> {
  const client = useClient();
  return async (file, { onSentChange, signal }) => {
    const { fileId } = await client.send(uploadProof, { file }, { onSentChange, signal, announce: 'silent' });
    return fileId;
  };
}
