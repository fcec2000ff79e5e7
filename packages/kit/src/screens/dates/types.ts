import type { usePlace } from '../../navigation/provider.tsx';

/** What the address of /calendarPage says. */
export type CalendarQuery = ReturnType<typeof usePlace<'fareCalendar'>>['query'];
