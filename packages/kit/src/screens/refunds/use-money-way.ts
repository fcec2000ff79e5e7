import type { RefundRequest } from '../../contracts/refunds/refund-request.ts';
import { leadingMoney, moneyWay, type LeadingMoney, type MoneyWay } from '../../rules/refunds/money-way.ts';
import { useNow } from '../shell/use-now.ts';
import { useToday } from '../shell/use-today.ts';
import { useWorkingCalendar } from './use-working-calendar.ts';

/** The dated way of a request's money, by the airline's day and calendar. */
export function useMoneyWay(request: RefundRequest): MoneyWay {
  const today = useToday();
  const calendar = useWorkingCalendar();
  return moneyWay(request, today, calendar);
}

/** The refund that leads of several, by the airline's day and calendar. */
export function useLeadingMoney(requests: readonly RefundRequest[]): LeadingMoney<RefundRequest> | undefined {
  const today = useToday();
  const calendar = useWorkingCalendar();
  return leadingMoney(requests, today, calendar, useNow() ?? Infinity);
}
