export { FareFamilies, type FareFamiliesProps } from '../../src/components/fare-families/FareFamilies.tsx';
export { PriceChange, type PriceChangeProps } from '../../src/components/fare-families/PriceChange.tsx';
export { useAllowanceWords } from '../../src/components/fare-families/use-allowance-words.ts';
