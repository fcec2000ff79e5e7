export { AddressForm, type AddressFormProps } from '../../src/components/saved-contact/AddressForm.tsx';
export { ContactForm, type ContactFormProps } from '../../src/components/saved-contact/ContactForm.tsx';
