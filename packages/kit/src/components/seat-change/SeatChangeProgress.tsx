import type { SeatChange } from '../../contracts/check-in/seats.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Notice, type NoticeTone } from '../../primitives/notice/Notice.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import type { SeatMapData } from '../../rules/seats/cabin.ts';
import { seatChangeEnd, type SeatChangeEnd } from '../../rules/seats/change.ts';
import { layoutOf } from '../../rules/seats/layout.ts';
import { useMemo } from 'react';
import { FromTo } from './FromTo.tsx';
import * as styles from './SeatChangeProgress.css.ts';
import { SeatSteps } from './SeatSteps.tsx';
import { SeatWalk } from './SeatWalk.tsx';
import { useCarried } from './use-carried.ts';

export interface SeatChangeProgressProps extends RootProps<HTMLDivElement> {
  /** How far it has come. */
  change: SeatChange;
  /** The airline's clock, ms since 1970; told again each second while the work goes on. */
  now: number;
  /** The seats of the flight; without them there is no picture. */
  map?: SeatMapData | undefined;
  /** Seats of those who travel along. */
  beside?: readonly string[] | undefined;
}

const nobody: readonly string[] = [];

/** A seat change as it goes on: from which seat to which, the way there, its three steps, and what counts meanwhile. */
export function SeatChangeProgress({ change, now, map, beside = nobody, ...root }: SeatChangeProgressProps) {
  const t = useMessages('seat-choice');
  const layout = useMemo(() => map && layoutOf(map), [map]);
  const end = seatChangeEnd(change);
  return (
    <div {...root}>
      <FromTo change={change} end={end} placed={layout?.byDesignator.get(change.to)} />
      {layout && <SeatWalk layout={layout} from={change.from} to={change.to} end={end} beside={beside} />}
      <div className={styles.column}>
        <SeatSteps change={change} now={now} />
        <WhatCounts change={change} end={end} />
        {end === 'working' && <p className={styles.leave}>{t('change.leave')}</p>}
      </div>
    </div>
  );
}

const tones: Readonly<Record<SeatChangeEnd, NoticeTone>> = {
  working: 'attention',
  changed: 'done',
  restored: 'attention',
  lost: 'error',
};

/** Which boarding pass is good, and which seat is whose. */
function WhatCounts({ change, end }: { change: SeatChange; end: SeatChangeEnd }) {
  const t = useMessages('seat-choice');
  const price = useCarried(change);
  const { from, to } = change;
  const titles: Record<SeatChangeEnd, string> = {
    working: t('change.working'),
    changed: t('change.done', { to }),
    restored: t('change.restored', { from }),
    lost: t('change.lost', { from, to }),
  };
  const texts: Record<SeatChangeEnd, string> = {
    working: t('change.workingText', { from, to }),
    changed: t('change.doneText'),
    restored: t('change.restoredText', { from, to }),
    lost: t('change.lostText'),
  };
  return (
    <Notice tone={tones[end]} title={titles[end]} live={end !== 'working'}>
      <p>{texts[end]}</p>
      {end === 'working' && price !== undefined && <p>{t('change.paid', { price })}</p>}
    </Notice>
  );
}
