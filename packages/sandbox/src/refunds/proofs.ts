import { attachmentLimits, attachment, attachmentContent } from '@mapp/kit/validators';
import { signatureBytes } from '@mapp/kit/rules';
import { signedIn, type Answers } from '../request-context.ts';
import { refuseRefund } from './refusals.ts';

/** A file that a member has sent, without its content. */
export interface Proof {
  readonly fileId: string;
  readonly cardNo: string;
  readonly name: string;
  readonly bytes: number;
}

/** Files that prove the reasons of refunds. */
export interface ProofStore {
  readonly add: (proof: Omit<Proof, 'fileId'>) => string;
  /** Those of a member among ids; fewer than asked for where one is not theirs. */
  readonly of: (cardNo: string, ids: readonly string[]) => readonly Proof[];
  readonly clear: () => void;
}

export function createProofStore(newId: () => string): ProofStore {
  let proofs: readonly Proof[] = [];
  return {
    add: (proof) => {
      const fileId = newId();
      proofs = [...proofs, { ...proof, fileId }];
      return fileId;
    },
    of: (cardNo, ids) => proofs.filter((proof) => proof.cardNo === cardNo && ids.includes(proof.fileId)),
    clear: () => {
      proofs = [];
    },
  };
}

/** A name with which the airline's own check refuses a file, whatever is in it. */
const refusedName = /^virus/i;

/** Takes files, and looks at each as the form has. */
export const proofAnswers: Pick<Answers, 'uploadProof'> = {
  async uploadProof(context, { file }) {
    const judged = attachment(file.name, file.size, 0, attachmentLimits);
    const head = new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer());
    if (!judged.ok || !attachmentContent(judged.value, head).ok || refusedName.test(file.name)) {
      return refuseRefund('RFD61', context.language);
    }
    const { cardNo } = signedIn(context);
    const fileId = context.proofs.add({ cardNo, name: file.name, bytes: file.size });
    return { envelope: 'Code', payload: { fileId } };
  },
};
