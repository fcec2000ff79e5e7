/** A file that a member has sent, without its content. */
interface Proof {
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

/** A file of the test data, which is there from the start. */
export const seededProof = 'F-1';

const seeded: readonly Proof[] = [
  { fileId: seededProof, cardNo: '600000000001', name: 'delay.pdf', bytes: 1024 },
];

export function createProofStore(newId: () => string): ProofStore {
  let proofs = seeded;
  return {
    add: (proof) => {
      const fileId = newId();
      proofs = [...proofs, { ...proof, fileId }];
      return fileId;
    },
    of: (cardNo, ids) => proofs.filter((proof) => proof.cardNo === cardNo && ids.includes(proof.fileId)),
    clear: () => {
      proofs = seeded;
    },
  };
}
