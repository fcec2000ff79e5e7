/** Id of the words about the keys; one calendar stands on a page. */
export const hintId = 'day-calendar-keys';
