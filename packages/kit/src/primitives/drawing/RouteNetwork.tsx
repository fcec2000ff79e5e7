import type { RootProps } from '../root-props.ts';
import { classNames } from '../class-names.ts';
import { arc, graticule, picture, project, type NetworkPlace } from './network.ts';
import { networkPlaces } from './places.ts';
import * as styles from './RouteNetwork.css.ts';

export type RouteNetworkProps = RootProps<SVGSVGElement> & {
  /** Places that routes lead to; cities all over the region without it. */
  places?: readonly NetworkPlace[] | undefined;
  /** Code of the place that every route begins at. */
  hub?: string | undefined;
  /** Codes of the places whose routes are drawn brighter. */
  chosen?: readonly string[] | undefined;
  /** For a place or a size that its surroundings decide. */
  className?: string | undefined;
};

const none: readonly string[] = [];

/** Routes from one place over meridians and parallels, from true coordinates, without borders; for a navy ground. Silent. */
export function RouteNetwork({
  places = networkPlaces,
  hub = 'SHA',
  chosen = none,
  className,
  ...root
}: RouteNetworkProps) {
  const start = places.find(({ code }) => code === hub);
  const ends = places.filter((place) => place !== start);
  // Bright routes lie over the others.
  const inOrder = ends.toSorted(
    (one, other) => Number(chosen.includes(one.code)) - Number(chosen.includes(other.code)),
  );
  return (
    <svg
      {...root}
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      preserveAspectRatio="xMidYMid slice"
      className={classNames(styles.network, className)}
      aria-hidden="true"
      focusable="false"
    >
      <path d={graticule()} className={styles.graticule} />
      {start &&
        inOrder.map((place) => (
          <path
            key={place.code}
            d={arc(start, place)}
            pathLength={1}
            className={chosen.includes(place.code) ? styles.chosen : styles.route}
          />
        ))}
      {ends.map((place) => (
        <Place key={place.code} place={place} className={styles.place} radius={2.5} />
      ))}
      {start && <Place place={start} className={styles.hub} radius={4.5} />}
    </svg>
  );
}

function Place({ place, radius, className }: { place: NetworkPlace; radius: number; className: string }) {
  const { x, y } = project(place);
  return <circle cx={x.toFixed(1)} cy={y.toFixed(1)} r={radius} className={className} />;
}
