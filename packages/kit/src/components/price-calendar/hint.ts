/** Id of the words about the keys; one calendar is on a page. */
export const hintId = 'day-calendar-keys';
