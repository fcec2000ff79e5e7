import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { Icon, type IconName } from '../../primitives/icon/Icon.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import type { RoadState } from '../../rules/airports/traffic.ts';
import * as styles from './AirportTraffic.css.ts';

export interface RoadNowProps extends RootProps<HTMLParagraphElement> {
  /** How the road flows. */
  state: RoadState;
}

const icons: Readonly<Record<RoadState, IconName>> = {
  free: 'check',
  slow: 'clock',
  jammed: 'alert',
  unknown: 'info',
};

/** The road to an airport at this minute, in words. */
export function RoadNow({ state, className, ...root }: RoadNowProps) {
  const t = useMessages('airport');
  return (
    <p {...root} className={classNames(styles.road[state], className)} data-state={state}>
      <Icon name={icons[state]} />
      {t(`road.${state}`)}
    </p>
  );
}
