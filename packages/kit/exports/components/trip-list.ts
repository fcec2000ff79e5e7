export { TripList, type TripListProps } from '../../src/components/trip-list/TripList.tsx';
export { TripListSkeleton } from '../../src/components/trip-list/TripListSkeleton.tsx';
