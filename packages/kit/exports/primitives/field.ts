export { Field, type FieldProps } from '../../src/primitives/field/Field.tsx';
export type { FieldWords } from '../../src/primitives/field/FieldFrame.tsx';
export { SelectField, type Choice, type SelectFieldProps } from '../../src/primitives/field/SelectField.tsx';
export { Checkbox, type CheckboxProps } from '../../src/primitives/field/Checkbox.tsx';
export { Switch, type SwitchProps } from '../../src/primitives/field/Switch.tsx';
export { RadioList, type RadioItem, type RadioListProps } from '../../src/primitives/field/RadioList.tsx';
export { Segmented, type SegmentedProps } from '../../src/primitives/field/Segmented.tsx';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type FormError,
} from '../../src/primitives/field/ErrorSummary.tsx';
