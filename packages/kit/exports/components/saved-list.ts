export { SavedAddresses, type SavedAddressesProps } from '../../src/components/saved-list/SavedAddresses.tsx';
export { SavedContacts, type SavedContactsProps } from '../../src/components/saved-list/SavedContacts.tsx';
export {
  SavedPassengers,
  type SavedPassengersProps,
} from '../../src/components/saved-list/SavedPassengers.tsx';
