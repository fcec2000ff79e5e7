export { PointsBill, type PointsBillProps } from '../../src/components/points-bill/PointsBill.tsx';
export { EntryDetail, type EntryDetailProps } from '../../src/components/points-bill/EntryDetail.tsx';
export {
  ExpiringPoints,
  type ExpiringPointsProps,
} from '../../src/components/points-bill/ExpiringPoints.tsx';
export { EntriesSkeleton } from '../../src/components/points-bill/EntriesSkeleton.tsx';
export { BillSkeleton, type BillSkeletonProps } from '../../src/components/points-bill/BillSkeleton.tsx';
export type { BillData, BillLinks } from '../../src/components/points-bill/types.ts';
