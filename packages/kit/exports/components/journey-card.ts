export { JourneyCard, type JourneyCardProps } from '../../src/components/journey-card/JourneyCard.tsx';
export { JourneyCardSkeleton } from '../../src/components/journey-card/JourneyCardSkeleton.tsx';
export type { AutoCheckIn, AutoOutcome, JourneyWays } from '../../src/components/journey-card/types.ts';
