export { CheckInTimes, type CheckInTimesProps } from '../../src/components/check-in-times/CheckInTimes.tsx';
export { CheckInTimesSkeleton } from '../../src/components/check-in-times/CheckInTimesSkeleton.tsx';
export type { CityTimes, TimesOf } from '../../src/components/check-in-times/types.ts';
