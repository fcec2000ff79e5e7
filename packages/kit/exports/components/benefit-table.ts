export { BenefitTable, type BenefitTableProps } from '../../src/components/benefit-table/BenefitTable.tsx';
