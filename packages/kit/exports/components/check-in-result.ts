export { CheckedIn, type CheckedInProps } from '../../src/components/check-in-result/CheckedIn.tsx';
export { NextTimes, type NextTimesProps } from '../../src/components/check-in-result/NextTimes.tsx';
export { NotCheckedIn, type NotCheckedInProps } from '../../src/components/check-in-result/NotCheckedIn.tsx';
