export { BarChart, BarLegend, type Bar, type BarChartProps, type BarChartWords } from '../../src/primitives/bar-chart/BarChart.tsx';
