export { BarChart, BarLegend, type BarChartProps } from '../../src/primitives/bar-chart/BarChart.tsx';
export type { Bar, BarChartWords } from '../../src/primitives/bar-chart/types.ts';
