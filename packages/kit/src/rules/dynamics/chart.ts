/** How far one leg of a flight has come. Source: travel-domain.md T2. */
export const flightPhases = [
  'scheduled',
  'checkIn',
  'boarding',
  'gateClosed',
  'departed',
  'enRoute',
  'approaching',
  'landed',
  'arrived',
  'diverted',
  'returned',
  'cancelled',
] as const;
export type FlightPhase = (typeof flightPhases)[number];

/** News that moves a leg on; `out`, `off`, `on` and `in` are the four instants of a flight. */
export const flightMoves = [
  'checkIn',
  'boarding',
  'gateClosed',
  'out',
  'off',
  'approach',
  'on',
  'in',
  'divert',
  'return',
  'cancel',
  'reinstate',
] as const;
export type FlightMove = (typeof flightMoves)[number];

type Moves = Readonly<Partial<Record<FlightMove, FlightPhase>>>;

/** Ends of the flight, which may be told before the steps that lead there. */
const inTheAir: Moves = {
  approach: 'approaching',
  on: 'landed',
  in: 'arrived',
  divert: 'diverted',
  return: 'returned',
};
const leaving: Moves = { out: 'departed', off: 'enRoute' };
const fromGate: Moves = { gateClosed: 'gateClosed', ...leaving, ...inTheAir, cancel: 'cancelled' };

/**
 * The chart of a leg: where each piece of news leads from each phase. News that a phase does not name is not possible there, and
 * changes nothing; news that came before it may have been lost.
 */
export const flightChart: Readonly<Record<FlightPhase, Moves>> = {
  scheduled: { checkIn: 'checkIn', boarding: 'boarding', ...fromGate },
  checkIn: { boarding: 'boarding', ...fromGate },
  boarding: fromGate,
  gateClosed: { boarding: 'boarding', ...leaving, ...inTheAir, cancel: 'cancelled' },
  departed: { off: 'enRoute', ...inTheAir, cancel: 'cancelled' },
  enRoute: inTheAir,
  approaching: { on: 'landed', in: 'arrived', divert: 'diverted', return: 'returned' },
  landed: { in: 'arrived' },
  arrived: {},
  // Down at another airport, and perhaps on its way again.
  diverted: { on: 'diverted', in: 'diverted', off: 'enRoute', cancel: 'cancelled' },
  // Down where it began, and perhaps on its way again.
  returned: {
    on: 'returned',
    in: 'returned',
    boarding: 'boarding',
    gateClosed: 'gateClosed',
    ...leaving,
    cancel: 'cancelled',
  },
  cancelled: { reinstate: 'scheduled' },
};

/** Phases before the aircraft leaves its gate. */
export const isBeforeDeparture = (phase: FlightPhase): boolean =>
  phase === 'scheduled' || phase === 'checkIn' || phase === 'boarding' || phase === 'gateClosed';
