/** Days of the calendar as dates of this device, which the peers read. */
export const dayOf = (day) => {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
};

const two = (value) => String(value).padStart(2, '0');
export const isoOf = (date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
