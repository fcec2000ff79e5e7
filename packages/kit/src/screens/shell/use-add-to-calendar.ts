import { eventWords, type SaidFlight } from '../../components/boarding-pass/event-words.ts';
import { useHost } from '../../host/context.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { calendarFileOf } from '../../rules/boarding-pass/calendar.ts';

/** Puts the flights of a trip in the traveller's calendar, each with its reminders; who flies is no part of it. */
export function useAddToCalendar(): (flights: readonly [SaidFlight, ...SaidFlight[]], now: number) => void {
  const t = useMessages('boarding-pass');
  const host = useHost();
  return (flights, now) => {
    const { name, text } = calendarFileOf({ id: 'trip', flights }, eventWords(t), now);
    host.page.download(name, 'text/calendar;charset=utf-8', text);
  };
}
