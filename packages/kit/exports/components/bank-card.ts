export {
  BankCardForm,
  type BankCardFormProps,
  type CardHolder,
} from '../../src/components/bank-card/BankCardForm.tsx';
export { CardFor, type CardForProps } from '../../src/components/bank-card/CardFor.tsx';
