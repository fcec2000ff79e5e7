export {
  PassengerForm,
  type PassengerFormProps,
} from '../../src/components/saved-passenger/PassengerForm.tsx';
export {
  PassengerDocumentForm,
  type PassengerDocumentFormProps,
} from '../../src/components/saved-passenger/PassengerDocumentForm.tsx';
