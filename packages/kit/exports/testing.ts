export type { DriverOptions, User, Way } from '../src/testing/user.ts';
export {
  readSeatTotals,
  seatMapDriver,
  type FoundPassenger,
  type FoundSeat,
  type SeatMapDriver,
  type SeatTotals,
} from '../src/testing/seat-map.ts';
export {
  pinyinPickerDriver,
  type FoundReadings,
  type PinyinPickerDriver,
} from '../src/testing/pinyin-picker.ts';
export { formDriver, type FormDriver } from '../src/testing/form.ts';
export { codeFieldDriver, type CodeFieldDriver } from '../src/testing/code-field.ts';
export { pointsBillDriver, type FoundEntry, type PointsBillDriver } from '../src/testing/points-bill.ts';
export { boardingPassDriver, type BoardingPassDriver } from '../src/testing/boarding-pass.ts';
export {
  calculatorResultDriver,
  type CalculatorResultDriver,
  type FoundAccrual,
  type FoundConditions,
  type FoundReward,
} from '../src/testing/calculator.ts';
export {
  refundCalculatorDriver,
  type FoundStep,
  type FoundWay,
  type RefundCalculatorDriver,
} from '../src/testing/refund-calculator.ts';
export {
  readChangeSums,
  readConditions,
  type FoundChangeSum,
  type FoundCondition,
} from '../src/testing/ticket-change.ts';
