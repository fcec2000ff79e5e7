import type { RefundRequest } from '../../contracts/refunds/refund-request.ts';
import { moneyWay, type MoneyWay } from '../../rules/refunds/money-way.ts';
import { useToday } from '../shell/use-today.ts';
import { useWorkingCalendar } from './use-working-calendar.ts';

/** The dated way of a request's money, by the airline's day and calendar. */
export function useMoneyWay(request: RefundRequest): MoneyWay {
  const today = useToday();
  const calendar = useWorkingCalendar();
  return moneyWay(request, today, calendar);
}
