export { TripDetail, type TripDetailProps } from '../../src/components/trip-list/TripDetail.tsx';
export { TripList, type TripListProps } from '../../src/components/trip-list/TripList.tsx';
export { TripListSkeleton } from '../../src/components/trip-list/TripListSkeleton.tsx';
export type { TripChange, TripShared } from '../../src/components/trip-list/types.ts';
export { TripRows, type TripRowsProps } from '../../src/components/trip-list/TripRows.tsx';
