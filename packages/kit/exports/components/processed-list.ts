export {
  ProcessedCard,
  type ProcessedCardProps,
} from '../../src/components/processed-list/ProcessedCard.tsx';
export {
  ProcessedList,
  type ProcessedListProps,
} from '../../src/components/processed-list/ProcessedList.tsx';
export type { ProcessedSegment, ProcessedLinks } from '../../src/components/processed-list/types.ts';
