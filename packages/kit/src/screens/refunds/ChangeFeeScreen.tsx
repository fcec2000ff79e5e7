import { FeeResult } from './FeeResult.tsx';

/** /rm_calculator/calChange: the fee of changing it. */
export function ChangeFeeScreen() {
  return <FeeResult of="change" />;
}
