export {
  PassengerDocuments,
  type PassengerDocumentsProps,
  PassengerHead,
  type PassengerHeadProps,
} from '../../src/components/passenger-list/Passenger.tsx';
export {
  PassengerList,
  type PassengerListProps,
} from '../../src/components/passenger-list/PassengerList.tsx';
export { PassengerListSkeleton } from '../../src/components/passenger-list/PassengerListSkeleton.tsx';
export type { PassengerChoice, SavedPassenger } from '../../src/components/passenger-list/types.ts';
