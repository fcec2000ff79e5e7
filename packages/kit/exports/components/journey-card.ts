export { JourneyCard, type JourneyCardProps } from '../../src/components/journey-card/JourneyCard.tsx';
export { JourneyCardSkeleton } from '../../src/components/journey-card/JourneyCardSkeleton.tsx';
export { SegmentWay } from '../../src/components/journey-card/SegmentWay.tsx';
export { StateBadge } from '../../src/components/journey-card/StateBadge.tsx';
export type {
  AutoCheckIn,
  AutoOutcome,
  JourneyWays,
  WaysShared,
} from '../../src/components/journey-card/types.ts';
