export { Amount, type AmountProps } from '../../src/components/amount/Amount.tsx';
