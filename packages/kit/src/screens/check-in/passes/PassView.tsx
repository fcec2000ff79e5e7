import { useKeeping, type useBoardingPasses } from '../../../client/check-in/boarding-passes.ts';
import { BoardingPasses } from '../../../components/boarding-pass/BoardingPasses.tsx';
import type { HeldPass, PassStatus } from '../../../components/boarding-pass/types.ts';
import { useHost } from '../../../host/context.tsx';
import { useOnline } from '../../../host/use-online.ts';
import { keptUntil } from '../../../rules/boarding-pass/kept.ts';
import { useClockTick } from '../../shell/use-clock-tick.ts';
import { useAwake, useBright } from './use-device.ts';
import { usePassActions } from './use-pass-actions.ts';

/** How often the time is looked at, ms: a gate closes to the minute. */
const tick = 10_000;

interface PassViewProps {
  segmentId: string;
  passes: readonly HeldPass[];
  /** Id of the pass that is in front at first. */
  first: string | undefined;
  read: Pick<ReturnType<typeof useBoardingPasses>, 'data' | 'dataUpdatedAt' | 'error' | 'refetch'>;
  /** The airline's time, milliseconds since 1970. */
  clock: () => number;
}

/** The passes of a segment, with what the device does for them while they are shown. */
export function PassView({ segmentId, passes, first, read, clock }: PassViewProps) {
  const now = useClockTick(clock, tick);
  const arrivals = passes.flatMap(({ flights }) => flights.map(({ to }) => to.time));
  const kept = useKeeping(segmentId, read, keptUntil(arrivals));
  const awake = useAwake();
  const bright = useBright();
  const { actions, symbology } = usePassActions({ segmentId, clock, onRetry: () => void read.refetch() });
  return (
    <BoardingPasses
      passes={passes}
      first={first}
      now={now}
      symbology={symbology}
      status={{ ...useUpdated(read), kept, awake, bright }}
      actions={actions}
    />
  );
}

/** Since when nothing new is known, and whether the network is why. */
function useUpdated({
  error,
  dataUpdatedAt,
}: Pick<PassViewProps['read'], 'error' | 'dataUpdatedAt'>): Pick<
  PassStatus,
  'offlineSince' | 'unansweredSince'
> {
  const { clock } = useHost();
  const online = useOnline();
  const since = new Date(clock.fromDevice(dataUpdatedAt)).toISOString();
  if (!online) return { offlineSince: since };
  return error ? { unansweredSince: since } : {};
}
