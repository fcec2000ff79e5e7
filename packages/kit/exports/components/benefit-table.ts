export {
  BenefitFigures,
  type BenefitFiguresProps,
} from '../../src/components/benefit-table/BenefitFigures.tsx';
export { BenefitTable, type BenefitTableProps } from '../../src/components/benefit-table/BenefitTable.tsx';
