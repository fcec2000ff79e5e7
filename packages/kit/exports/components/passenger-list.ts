export {
  PassengerList,
  type PassengerListProps,
} from '../../src/components/passenger-list/PassengerList.tsx';
export { PassengerListSkeleton } from '../../src/components/passenger-list/PassengerListSkeleton.tsx';
export type { PassengerChoice } from '../../src/components/passenger-list/types.ts';
