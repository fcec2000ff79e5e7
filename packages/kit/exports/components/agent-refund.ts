export {
  CommitmentLetter,
  type CommitmentLetterProps,
} from '../../src/components/agent-refund/CommitmentLetter.tsx';
