export {
  ChosenSummary,
  type ChosenSummaryProps,
} from '../../src/components/price-calendar/ChosenSummary.tsx';
export { DayCalendar } from '../../src/components/price-calendar/DayCalendar.tsx';
export type { DayBounds, DayCalendarProps, MonthPrices } from '../../src/components/price-calendar/types.ts';
