import { useState, useSyncExternalStore } from 'react';
import type { SwitchPassenger, TravelFormState } from '../../../components/travel-form/PassengerSwitch.tsx';
import { useSession } from '../../../session/session-provider.tsx';
import { travelDraft } from './draft.ts';

interface Asked {
  readonly passengerId: string;
  readonly name: string;
  readonly informed?: boolean | undefined;
}

/** How far each passenger's form has come: filled on record or just now, begun while it has a draft. */
export function useTravelStates(segmentId: string, asked: readonly Asked[]) {
  const { drafts } = useSession();
  const [filled, setFilled] = useState<readonly string[]>([]);
  // One text for all, so that a keystroke that changes nothing here draws nothing.
  const begunNow = () =>
    asked
      .filter(({ passengerId }) => drafts.read(travelDraft, `${segmentId} ${passengerId}`) !== undefined)
      .map(({ passengerId }) => passengerId)
      .join();
  const begun = useSyncExternalStore(drafts.subscribe, begunNow, begunNow).split(',');
  const stateOf = ({ passengerId, informed }: Asked): TravelFormState => {
    if (begun.includes(passengerId)) return 'begun';
    return informed === true || filled.includes(passengerId) ? 'filled' : 'missing';
  };
  return {
    passengers: asked.map((one): SwitchPassenger => ({
      id: one.passengerId,
      name: one.name,
      state: stateOf(one),
    })),
    markFilled: (passengerId: string) => setFilled((before) => [...before, passengerId]),
  };
}
