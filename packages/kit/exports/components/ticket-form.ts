export { DocumentForm, type DocumentFormProps } from '../../src/components/ticket-form/DocumentForm.tsx';
export { TicketForm, type TicketFormProps } from '../../src/components/ticket-form/TicketForm.tsx';
