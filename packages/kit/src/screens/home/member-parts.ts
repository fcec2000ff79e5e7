/** Parts of the home screen that only a member sees, as one chunk. */
export { MemberGreeting } from './MemberGreeting.tsx';
export { PointsSection } from './PointsSection.tsx';
export { TripSection } from './TripSection.tsx';
export { WaitingSection } from './WaitingSection.tsx';
