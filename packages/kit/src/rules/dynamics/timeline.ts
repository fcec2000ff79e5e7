import { isBeforeDeparture } from './chart.ts';
import type { FlightLegShown } from './flight.ts';
import type { FlightTimes } from './leg.ts';

/** Steps of a leg, the aircraft's arrival before it first, since that explains a delay. */
export const flightSteps = ['incoming', 'boarding', 'out', 'off', 'on', 'in'] as const;
export type FlightStep = (typeof flightSteps)[number];

/** The aircraft on its flight before this one. */
export interface IncomingFlight extends FlightTimes {
  readonly flightNo: string;
  /** Where it comes from. */
  readonly from?: string | undefined;
}

/** How far a step is: behind, the next, to come, or never. */
export type FlightStepMark = 'done' | 'next' | 'later';

export interface FlightStepShown extends FlightTimes {
  readonly step: FlightStep;
  readonly mark: FlightStepMark;
}

/** Steps that each phase has behind it. */
const behind = {
  scheduled: 0,
  checkIn: 0,
  boarding: 2,
  gateClosed: 2,
  departed: 3,
  enRoute: 4,
  approaching: 4,
  landed: 5,
  arrived: 6,
  diverted: 4,
  returned: 0,
  cancelled: 0,
} as const satisfies Record<FlightLegShown['phase'], number>;

/** The steps of a leg in their order. A step behind one that is certain is done, also where its time was not told. */
export function timelineOf(
  leg: FlightLegShown,
  incoming: IncomingFlight | undefined,
): readonly FlightStepShown[] {
  const all: readonly (FlightTimes & { readonly step: FlightStep })[] = [
    ...(incoming
      ? [
          {
            step: 'incoming' as const,
            planned: incoming.planned,
            estimated: incoming.actual === undefined ? incoming.estimated : undefined,
            actual: incoming.actual,
          },
        ]
      : []),
    { step: 'boarding', ...leg.boarding },
    ...(['out', 'off', 'on', 'in'] as const).map((step) => ({ step, ...leg.times[step] })),
  ];
  const past = behind[leg.phase];
  const arrived = incoming?.actual !== undefined;
  const done = all.map(({ step }) => (step === 'incoming' && arrived) || flightSteps.indexOf(step) < past);
  const stopped = leg.phase === 'cancelled';
  const next = stopped ? -1 : done.indexOf(false);
  return all
    .map((step, index): FlightStepShown => {
      const mark = done[index] ? 'done' : index === next ? 'next' : 'later';
      // A step that has not happened has no actual time, and one that cannot be known has no estimate.
      return leg.state === 'unknown' && mark !== 'done'
        ? { step: step.step, planned: step.planned, mark }
        : { ...step, mark };
    })
    .filter(({ mark }) => !stopped || mark === 'done');
}

/** Whether counters, gate and boarding are still of use. */
export const isAtDeparture = ({ phase }: FlightLegShown): boolean =>
  isBeforeDeparture(phase) || phase === 'returned';
