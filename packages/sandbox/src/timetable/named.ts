import { airfieldOf, kilometres } from './airfields.ts';
import { blockMinutes, clockOf, everyDay, minuteOf, type Service } from './service.ts';

const between = (from: string, to: string): number => {
  const [one, other] = [airfieldOf(from), airfieldOf(to)];
  if (!one || !other) throw new Error(`No airport ${one ? to : from}`);
  return kilometres(one, other);
};

/** A flight of every day, flown straight. */
const named = (
  flightNo: string,
  from: string,
  to: string,
  departs: string,
  rest: Partial<Service> = {},
): Service => ({
  flightNo,
  from,
  to,
  departs: minuteOf(departs),
  minutes: blockMinutes(between(from, to)),
  weekdays: everyDay,
  aircraft: 'Airbus A320neo',
  landings: [],
  punctuality: 86,
  ...rest,
});

/** A flight with one landing on the way. */
function landing(
  flightNo: string,
  [from, via, to]: readonly [string, string, string],
  departs: string,
  ground = 55,
): Service {
  const there = blockMinutes(between(from, via));
  return named(flightNo, from, to, departs, {
    minutes: there + ground + blockMinutes(between(via, to)),
    landings: [{ airport: via, in: there, out: there + ground }],
    aircraft: 'Boeing 737-800',
  });
}

/**
 * The many flights of a day between two cities, every half hour; at some times another number leaves.
 * MU5101 and MU5102 are flown by single-aisle aircraft, as their seat maps are.
 */
const shuttle = (
  [from, to]: readonly [string, string],
  firstNumber: number,
  others: Readonly<Record<string, string>>,
): Service[] =>
  Array.from({ length: 28 }, (_, at) => {
    const departs = clockOf(minuteOf('06:30') + at * 30);
    return named(others[departs] ?? `MU${firstNumber + 2 * at}`, from, to, departs, {
      aircraft: at % 3 === 1 ? 'Airbus A330-200' : 'Airbus A320neo',
      punctuality: 78 + ((at * 7) % 19),
    });
  });

/** Where the ways from Shanghai to Sanya change. */
export const changesToSanya = ['CAN', 'SZX', 'WUH', 'XIY', 'KMG', 'TFU', 'CSX', 'KWL', 'XMN', 'CKG'] as const;

const wide = (aircraft: string) => ({ aircraft });

/** Flights whose number, route or time the documents and the histories of members name. Source: sandbox.md. */
const services: readonly Service[] = [
  // MU5101 at 08:00, MU5105 at 09:00; MU5102 at 18:30.
  ...shuttle(['SHA', 'PEK'], 5095, { '07:00': 'MU5211' }),
  ...shuttle(['PEK', 'SHA'], 5054, { '13:00': 'MU5215', '20:00': 'CA1857' }),
  named('MU2151', 'PVG', 'XIY', '13:35'),
  named('MU2152', 'XIY', 'PVG', '18:20'),
  named('MU2155', 'PVG', 'XIY', '15:10'),
  named('MU2237', 'XIY', 'URC', '18:05'),
  named('MU5301', 'SHA', 'CAN', '07:55'),
  named('MU5302', 'CAN', 'SHA', '12:10'),
  named('MU5405', 'SHA', 'TFU', '10:30'),
  named('MU5406', 'TFU', 'SHA', '15:05'),
  named('MU5407', 'PEK', 'TFU', '13:10'),
  named('MU5804', 'PVG', 'KMG', '16:45'),
  named('MU5803', 'KMG', 'PVG', '09:15'),
  named('MU5233', 'HGH', 'SZX', '19:25'),
  named('MU5234', 'SZX', 'HGH', '07:30'),
  named('MU5423', 'SHA', 'CKG', '21:10'),
  named('MU5377', 'PVG', 'SYX', '06:50'),
  named('MU5611', 'PVG', 'HRB', '11:45'),
  // Abroad and to the regions.
  named('MU523', 'PVG', 'NRT', '09:10', wide('Airbus A330-200')),
  named('MU524', 'NRT', 'PVG', '13:55', wide('Airbus A330-200')),
  named('MU5041', 'PVG', 'ICN', '11:20'),
  named('MU5042', 'ICN', 'PVG', '15:30'),
  named('MU591', 'PVG', 'SVO', '12:25', wide('Boeing 787-9')),
  named('MU592', 'SVO', 'PVG', '20:40', wide('Boeing 787-9')),
  named('MU567', 'PVG', 'SIN', '17:15', wide('Airbus A330-200')),
  named('MU725', 'SHA', 'HKG', '08:40'),
  // Summer time, the next day, and the day before.
  named('MU583', 'PVG', 'LAX', '13:00', { minutes: 720, ...wide('Boeing 777-300ER') }),
  named('MU586', 'LAX', 'PVG', '12:30', { minutes: 835, ...wide('Boeing 777-300ER') }),
  named('MU561', 'PVG', 'SYD', '20:30', { minutes: 635, ...wide('Airbus A330-200') }),
  named('MU562', 'SYD', 'PVG', '11:25', { minutes: 655, ...wide('Airbus A330-200') }),
  named('MU553', 'PVG', 'CDG', '00:05', { minutes: 790, ...wide('Airbus A350-900') }),
  named('MU554', 'CDG', 'PVG', '13:15', { minutes: 715, ...wide('Airbus A350-900') }),
  // Straight, and with a landing under one number.
  named('MU5633', 'PVG', 'URC', '08:40', wide('Airbus A330-200')),
  named('MU5635', 'PVG', 'URC', '15:20', wide('Airbus A330-200')),
  landing('MU5217', ['PVG', 'XIY', 'URC'], '08:20'),
  landing('MU5647', ['PVG', 'LHW', 'URC'], '17:35', 70),
  // A list of hundreds; the rest of it changes on the way.
  ...Array.from({ length: 14 }, (_, at) =>
    named(`MU${6301 + 2 * at}`, 'SHA', 'SYX', clockOf(minuteOf('06:40') + at * 65), {
      punctuality: 74 + ((at * 5) % 21),
    }),
  ),
  ...Array.from({ length: 12 }, (_, at) =>
    named(`MU${6341 + 2 * at}`, 'PVG', 'SYX', clockOf(minuteOf('07:05') + at * 70), {
      aircraft: at % 2 === 0 ? 'Airbus A330-200' : 'COMAC C919',
      punctuality: 71 + ((at * 7) % 23),
    }),
  ),
  ...changesToSanya.flatMap((via, hub) =>
    Array.from({ length: 12 }, (_, at) =>
      named(`MU${6401 + 30 * hub + 2 * at}`, via, 'SYX', clockOf(minuteOf('08:30') + at * 70 + hub * 5), {
        aircraft: 'Boeing 737-800',
        punctuality: 70 + ((at * 11 + hub * 3) % 25),
      }),
    ),
  ),
  landing('MU6371', ['SHA', 'KWL', 'SYX'], '07:50'),
  landing('MU6373', ['SHA', 'CSX', 'SYX'], '13:25', 60),
  landing('MU6375', ['PVG', 'XMN', 'SYX'], '09:15'),
  landing('MU6377', ['PVG', 'CAN', 'SYX'], '16:05', 65),
  // Seats and check-in.
  named('MU5183', 'PVG', 'SZX', '09:30', wide('Boeing 777-300ER')),
  named('MU5187', 'PVG', 'KMG', '15:20', wide('Airbus A380-800')),
  named('MU5995', 'SHA', 'CAN', '07:55'),
  named('MU5996', 'SHA', 'CKG', '12:10'),
  named('MU5997', 'SHA', 'HRB', '14:45'),
  named('MU5998', 'SHA', 'XIY', '16:30'),
  named('MU5999', 'SHA', 'SYX', '19:05'),
  // Flights that have something to tell today.
  named('MU5212', 'SHA', 'CAN', '07:30'),
  named('MU5213', 'PVG', 'XIY', '09:25'),
  named('MU5214', 'SHA', 'TFU', '11:30'),
  named('MU5216', 'SHA', 'SZX', '12:00', { operatedBy: 'FM' }),
];

/** Pairs that have these flights alone. */
const whole: ReadonlySet<string> = new Set(
  [
    'SHA-PEK SHA-PKX PVG-PEK PVG-PKX PEK-SHA PKX-SHA PEK-PVG PKX-PVG',
    'PVG-LAX LAX-PVG PVG-SYD SYD-PVG PVG-CDG CDG-PVG',
    'PVG-URC SHA-LXA PVG-LXA SHA-SYX PVG-SYX',
    changesToSanya.map((via) => `${via}-SYX`).join(' '),
  ].flatMap((pairs) => pairs.split(' ')),
);

/** A service that is written here, by its number. */
const byNumber: ReadonlyMap<string, Service> = new Map(services.map((one) => [one.flightNo, one]));

export const namedServices = { services, byNumber, whole };
