export {
  RangeField,
  type RangeFieldProps,
  type RangeValue,
} from '../../src/primitives/range-field/RangeField.tsx';
