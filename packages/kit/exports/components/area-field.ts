export { AreaField, type AreaFieldProps } from '../../src/components/area-field/AreaField.tsx';
export { namesOfArea } from '../../src/components/area-field/areas.ts';
