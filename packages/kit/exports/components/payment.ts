export { PaymentDue, type PaymentDueProps } from '../../src/components/payment/PaymentDue.tsx';
export { PaymentMatter, type PaymentMatterProps } from '../../src/components/payment/PaymentMatter.tsx';
export { PaymentMethods, type PaymentMethodsProps } from '../../src/components/payment/PaymentMethods.tsx';
export { PaymentOutcome, type PaymentOutcomeProps } from '../../src/components/payment/PaymentOutcome.tsx';
export { useMethodName } from '../../src/components/payment/use-method-name.ts';
