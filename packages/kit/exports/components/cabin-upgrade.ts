export { CabinUpgrade, type CabinUpgradeProps } from '../../src/components/cabin-upgrade/CabinUpgrade.tsx';
export {
  VoucherConditions,
  type AnsweredCondition,
  type VoucherConditionsProps,
} from '../../src/components/cabin-upgrade/Conditions.tsx';
export { UpgradeTable, type UpgradeTableProps } from '../../src/components/cabin-upgrade/UpgradeTable.tsx';
