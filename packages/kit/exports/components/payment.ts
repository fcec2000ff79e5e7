export { ConfirmingHead, type ConfirmingHeadProps } from '../../src/components/payment/ConfirmingHead.tsx';
export {
  PaymentConfirming,
  type PaymentConfirmingProps,
} from '../../src/components/payment/PaymentConfirming.tsx';
export { PaymentDue, type PaymentDueProps } from '../../src/components/payment/PaymentDue.tsx';
export { PaymentMatter, type PaymentMatterProps } from '../../src/components/payment/PaymentMatter.tsx';
export { PaymentMethods, type PaymentMethodsProps } from '../../src/components/payment/PaymentMethods.tsx';
export {
  PaymentOutcome,
  type PaymentOutcomeProps,
  type PaymentResult,
} from '../../src/components/payment/PaymentOutcome.tsx';
export { useMethodName } from '../../src/components/payment/use-method-name.ts';
