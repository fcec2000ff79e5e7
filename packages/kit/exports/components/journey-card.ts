export { JourneyCard, type JourneyCardProps } from '../../src/components/journey-card/JourneyCard.tsx';
export { JourneyCardSkeleton } from '../../src/components/journey-card/JourneyCardSkeleton.tsx';
export { SegmentAction, type SegmentActionProps } from '../../src/components/journey-card/SegmentAction.tsx';
export { StateBadge, type StateBadgeProps } from '../../src/components/journey-card/StateBadge.tsx';
export type {
  AutoCheckIn,
  AutoOutcome,
  JourneyLinks,
  ActionShared,
} from '../../src/components/journey-card/types.ts';
