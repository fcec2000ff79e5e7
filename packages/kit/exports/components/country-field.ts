export { CountryField, type CountryFieldProps } from '../../src/components/country-field/CountryField.tsx';
export { CountryList, type CountryListProps } from '../../src/components/country-field/CountryList.tsx';
