import type { usePlace } from '../../../navigation/provider.tsx';

/** Query of /calendarPage. */
export type CalendarQuery = ReturnType<typeof usePlace<'fareCalendar'>>['query'];
