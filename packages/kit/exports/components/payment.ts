export { ConfirmingDial, type ConfirmingDialProps } from '../../src/components/payment/ConfirmingDial.tsx';
export {
  PaymentConfirming,
  type PaymentConfirmingProps,
} from '../../src/components/payment/PaymentConfirming.tsx';
export { PaymentDue, type PaymentDueProps } from '../../src/components/payment/PaymentDue.tsx';
export { PaymentMatter, type PaymentMatterProps } from '../../src/components/payment/PaymentMatter.tsx';
export { PaymentMethods, type PaymentMethodsProps } from '../../src/components/payment/PaymentMethods.tsx';
export { PaymentSlip, type PaymentSlipProps } from '../../src/components/payment/PaymentSlip.tsx';
export { TicketSlip, type TicketSlipProps } from '../../src/components/payment/TicketSlip.tsx';
export { paymentSeal, type PaymentResult } from '../../src/components/payment/payment-seal.ts';
export { useMethodName } from '../../src/components/payment/use-method-name.ts';
