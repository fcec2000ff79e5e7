export { AreaField, type AreaFieldProps } from '../../src/components/area-field/AreaField.tsx';
