/** What only a member sees on the home screen, as one chunk. */
export { MemberGreeting } from './MemberGreeting.tsx';
export { PointsSection } from './PointsSection.tsx';
export { TripSection } from './TripSection.tsx';
