export {
  BarChart,
  BarLegend,
  type BarLegendProps,
  type BarChartProps,
} from '../../src/primitives/bar-chart/BarChart.tsx';
export {
  BarChartSkeleton,
  type BarChartSkeletonProps,
} from '../../src/primitives/bar-chart/BarChartSkeleton.tsx';
export type { Bar, BarChartWords } from '../../src/primitives/bar-chart/types.ts';
