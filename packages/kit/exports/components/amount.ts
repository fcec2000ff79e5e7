export { Amount, type AmountProps } from '../../src/components/amount/Amount.tsx';
export { AmountSum, type AmountSumProps } from '../../src/components/amount/AmountSum.tsx';
