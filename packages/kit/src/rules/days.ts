/** A calendar day, `2026-06-01`. All arithmetic is on the calendar, free of zones. */
export type Day = string;

const dayMs = 86_400_000;
const toMs = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const fromMs = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/** Formats by zone: to make one costs as much as hundreds of its answers. */
const perZone = (tag: string, options: Intl.DateTimeFormatOptions) => {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (timeZone: string): Intl.DateTimeFormat => {
    const known = made.get(timeZone) ?? new Intl.DateTimeFormat(tag, { timeZone, ...options });
    made.set(timeZone, known);
    return known;
  };
};
const calendarIn = /* @__PURE__ */ perZone('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' });
const clockIn = /* @__PURE__ */ perZone('en', { hour: 'numeric', hourCycle: 'h23' });

/** China's clocks have been changed in no year since 1992. The first format that a page makes costs a slow phone as much as a frame or two. */
const china = {
  zone: 'Asia/Shanghai',
  ahead: 8 * 3_600_000,
  since: Date.UTC(1992, 0),
  until: Date.UTC(9999, 0),
};

/** The calendar day of an instant in a zone. */
export function dayIn(instant: Date, timeZone: string): Day {
  const ms = instant.getTime();
  const isPlain = timeZone === china.zone && ms >= china.since && ms < china.until;
  return isPlain ? fromMs(ms + china.ahead) : calendarIn(timeZone).format(instant);
}

/** The hour of an instant on the clocks of a zone, 0 to 23. */
export const hourIn = (instant: number, timeZone: string): number =>
  Number(clockIn(timeZone).format(instant));

/** Whole days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => Math.round((toMs(to) - toMs(from)) / dayMs);

/** A day moved by whole days. */
export const addDays = (day: Day, days: number): Day => fromMs(toMs(day) + days * dayMs);

/** A day moved by months; a day that the month lacks becomes its last (31 March − 1 month → 28 February). */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const index = year * 12 + (month - 1) + months;
  const last = new Date(Date.UTC(Math.floor(index / 12), (index % 12) + 1, 0)).getUTCDate();
  return fromMs(Date.UTC(Math.floor(index / 12), index % 12, Math.min(date, last)));
}

/** `2026-06` of a day. */
export const monthOf = (day: Day): string => day.slice(0, 7);

/** First and last day of a month. */
export const monthSpan = (month: string): { startDate: Day; endDate: Day } => ({
  startDate: `${month}-01`,
  endDate: addDays(addMonths(`${month}-01`, 1), -1),
});
