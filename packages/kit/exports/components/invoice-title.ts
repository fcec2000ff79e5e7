export {
  InvoiceTitleForm,
  type InvoiceTitleFormProps,
} from '../../src/components/invoice-title/InvoiceTitleForm.tsx';
