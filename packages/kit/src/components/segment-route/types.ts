export type { Journey, JourneySegment, Traveller } from '../../contracts/check-in/check-in.ts';
