export {
  SeatContactForm,
  type SeatContactFormProps,
} from '../../src/components/seat-contact/SeatContactForm.tsx';
