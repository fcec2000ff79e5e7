import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import type { FlightEnd, FlightShown, FlightState } from '../../rules/dynamics/flight.ts';
import { daysLater, localTime } from '../../rules/time/time.ts';
import type { BadgeTone } from '../../primitives/badge/Badge.tsx';
import { useDuration } from '../route-line/use-duration.ts';
import type { IconName } from '../../primitives/icon/Icon.tsx';

/** The colour and the sign of each state; its word says the same. */
export const stateLooks: Readonly<
  Record<FlightState, { readonly tone: BadgeTone; readonly icon?: IconName }>
> = {
  scheduled: { tone: 'neutral' },
  onTime: { tone: 'done', icon: 'check' },
  checkIn: { tone: 'done', icon: 'check' },
  boarding: { tone: 'action', icon: 'pass' },
  gateClosed: { tone: 'attention', icon: 'clock' },
  delayed: { tone: 'attention', icon: 'clock' },
  early: { tone: 'attention', icon: 'clock' },
  departed: { tone: 'action', icon: 'takeoff' },
  enRoute: { tone: 'action', icon: 'flight' },
  approaching: { tone: 'action', icon: 'flight' },
  landed: { tone: 'done', icon: 'check' },
  arrived: { tone: 'done', icon: 'check' },
  diverted: { tone: 'attention', icon: 'alert' },
  returned: { tone: 'attention', icon: 'alert' },
  cancelled: { tone: 'error', icon: 'error' },
  unknown: { tone: 'attention', icon: 'alert' },
};

/** Words about a flight that several of its parts say. */
export function useFlightWords() {
  const t = useMessages('dynamics');
  const { date } = useFormats();
  const duration = useDuration();
  // Under a minute is a minute.
  const length = (minutes: number): string => duration(Math.max(1, Math.round(minutes)));
  return {
    /** `1 h 35 min` */
    length,
    /** The state, with how late or how early it is. */
    state({ state, late }: Pick<FlightShown, 'state' | 'late'>): string {
      if (state === 'delayed' && late !== undefined) return t('state.delayedBy', { length: length(late) });
      if (state === 'early' && late !== undefined) return t('state.earlyBy', { length: length(-late) });
      return t(`state.${state}`);
    },
    /** Day and time at the airport; the day alone where it is not the one that is known. */
    time(instant: string, known?: string): string {
      const { day, time } = localTime(instant);
      return known === undefined || day === localTime(known).day ? time : `${date(day, 'monthDay')} ${time}`;
    },
    /** `+1` beside a time, with its words; undefined on the same day. */
    shoulder(from: string, instant: string): { readonly text: string; readonly label: string } | undefined {
      const days = daysLater(from, instant);
      if (days === 0) return undefined;
      return days > 0
        ? { text: `+${days}`, label: t('end.later', { days }) }
        : { text: `\u2212${-days}`, label: t('end.earlier') };
    },
    /** Airport and terminal; the terminal stays with the name that it belongs to. */
    place({ airport, name, terminal }: Pick<FlightEnd, 'airport' | 'name' | 'terminal'>): string {
      return [name ?? airport, terminal].filter((part) => part !== undefined).join('\u00A0');
    },
  };
}

/** The time of an end that counts now: actual, else estimated, else planned; undefined where it is not told. */
export const timeNow = ({ planned, estimated, actual, untold }: FlightEnd): string | undefined =>
  actual ?? estimated ?? (untold ? undefined : planned);
