import type { IconName } from '../../primitives/icon/Icon.tsx';
import type { FlightState } from '../../rules/dynamics/flight.ts';

interface StateLook {
  readonly tone: 'quiet' | 'done' | 'attention' | 'error';
  readonly icon?: IconName;
}

/** Look of each state on the navy ground, where few have a colour; the word beside it says the same. */
export const stateLooks: Readonly<Record<FlightState, StateLook>> = {
  scheduled: { tone: 'quiet' },
  onTime: { tone: 'quiet' },
  checkIn: { tone: 'quiet' },
  boarding: { tone: 'done', icon: 'check' },
  gateClosed: { tone: 'error', icon: 'lock' },
  delayed: { tone: 'attention', icon: 'clock' },
  early: { tone: 'attention', icon: 'clock' },
  departed: { tone: 'quiet', icon: 'takeoff' },
  enRoute: { tone: 'quiet', icon: 'flight' },
  approaching: { tone: 'quiet', icon: 'flight' },
  landed: { tone: 'done', icon: 'check' },
  arrived: { tone: 'done', icon: 'check' },
  diverted: { tone: 'attention', icon: 'alert' },
  returned: { tone: 'attention', icon: 'alert' },
  cancelled: { tone: 'error', icon: 'error' },
  unknown: { tone: 'attention', icon: 'alert' },
};
