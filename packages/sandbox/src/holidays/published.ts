import { addDays, daysBetween, type Day, type Holiday, type HolidayDay } from '@mapp/kit/rules';

/** A holiday of one year as the State Council of China announces it. */
interface Announced {
  /** First and last free day. */
  readonly free: readonly [Day, Day];
  /** Days on which the holidays themselves fall. */
  readonly falls: Readonly<Partial<Record<Holiday, Day>>>;
  /** Weekend days on which work is made up. */
  readonly work?: readonly Day[];
}

/**
 * Source: 国务院办公厅关于2025年部分节假日安排的通知 (国办发明电〔2024〕12号) and 国务院办公厅关于2026年部分节假日安排的通知
 * (国办发明电〔2025〕7号). Each year's is published in the November before.
 */
const announced: Readonly<Record<number, readonly Announced[]>> = {
  2025: [
    { free: ['2025-01-01', '2025-01-01'], falls: { newYear: '2025-01-01' } },
    {
      free: ['2025-01-28', '2025-02-04'],
      falls: { springFestival: '2025-01-29' },
      work: ['2025-01-26', '2025-02-08'],
    },
    { free: ['2025-04-04', '2025-04-06'], falls: { qingming: '2025-04-04' } },
    { free: ['2025-05-01', '2025-05-05'], falls: { labourDay: '2025-05-01' }, work: ['2025-04-27'] },
    { free: ['2025-05-31', '2025-06-02'], falls: { dragonBoat: '2025-05-31' } },
    {
      free: ['2025-10-01', '2025-10-08'],
      falls: { nationalDay: '2025-10-01', midAutumn: '2025-10-06' },
      work: ['2025-09-28', '2025-10-11'],
    },
  ],
  2026: [
    { free: ['2026-01-01', '2026-01-03'], falls: { newYear: '2026-01-01' }, work: ['2026-01-04'] },
    {
      free: ['2026-02-15', '2026-02-23'],
      falls: { springFestival: '2026-02-17' },
      work: ['2026-02-14', '2026-02-28'],
    },
    { free: ['2026-04-04', '2026-04-06'], falls: { qingming: '2026-04-05' } },
    { free: ['2026-05-01', '2026-05-05'], falls: { labourDay: '2026-05-01' }, work: ['2026-05-09'] },
    { free: ['2026-06-19', '2026-06-21'], falls: { dragonBoat: '2026-06-19' } },
    { free: ['2026-09-25', '2026-09-27'], falls: { midAutumn: '2026-09-25' } },
    {
      free: ['2026-10-01', '2026-10-07'],
      falls: { nationalDay: '2026-10-01' },
      work: ['2026-09-20', '2026-10-10'],
    },
  ],
};

const daysOf = ({ free: [first, last], falls, work = [] }: Announced): HolidayDay[] => {
  const names = new Map(Object.entries(falls).map(([name, day]) => [day, name as Holiday]));
  const rest = Array.from({ length: daysBetween(first, last) + 1 }, (_, at) => addDays(first, at));
  return [
    ...rest.map((date): HolidayDay => {
      const holiday = names.get(date);
      return { date, kind: 'rest', ...(holiday && { holiday }) };
    }),
    ...work.map((date): HolidayDay => ({ date, kind: 'work' })),
  ];
};

/** The years that are published. */
export const publishedYears: readonly number[] = Object.keys(announced).map(Number);

/** Their free days and made-up work days, in order. */
export const publishedDays: readonly HolidayDay[] = Object.values(announced)
  .flatMap((year) => year.flatMap(daysOf))
  .toSorted((a, b) => a.date.localeCompare(b.date));
