import type { BoardFlight } from '@mapp/kit/contracts';

const cities = ['广州', '杭州', '昆明', '西安', '深圳', '武汉', '南京', '三亚'];
const at = (minutes: number): string =>
  `2026-06-01T${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00+08:00`;

const rows = 80;
/** Rows with news at each moment. */
const news = 10;

/** Eighty departures at a moment; ten of them have another gate than the moment before. */
export const boardFlights = (moment: number): BoardFlight[] =>
  Array.from({ length: rows }, (_, place) => ({
    flightNo: `MU${5201 + place * 7}`,
    place: { code: 'CAN', city: cities[place % cities.length] ?? '' },
    planned: at(300 + place * 12),
    state: 'scheduled',
    terminal: 'T2',
    gate: `C${10 + ((place + (place % (rows / news) === 0 ? moment : 0)) % 80)}`,
  }));
