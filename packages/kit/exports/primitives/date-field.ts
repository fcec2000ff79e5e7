export { DateField, type DateFieldProps } from '../../src/primitives/date-field/DateField.tsx';
