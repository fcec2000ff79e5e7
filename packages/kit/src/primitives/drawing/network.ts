/** A place on the earth, in degrees. */
export interface NetworkPlace {
  /** Its name in the network, such as an IATA code. */
  readonly code: string;
  readonly north: number;
  readonly east: number;
}

/** A point of the picture. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Parallels that keep their length, and the meridian that is upright. */
const parallels = [radians(22), radians(44)] as const;
const upright = 106;

const [south, north] = parallels;
const n = (Math.cos(south) - Math.cos(north)) / (north - south);
const g = Math.cos(south) / n + south;

/** Size of the picture, units a radian, and what of the earth is in its middle. */
export const picture = { width: 390, height: 344, scale: 440, middle: { north: 27.5, east: 107.5 } } as const;

const conic = ({ north: lat, east }: Omit<NetworkPlace, 'code'>): Point => {
  const distance = g - radians(lat);
  const angle = n * radians(east - upright);
  return { x: distance * Math.sin(angle), y: g - distance * Math.cos(angle) };
};

const middle = conic(picture.middle);

/** Where a place is in the picture: equidistant conic, so that distances along a meridian are true. */
export function project(place: Omit<NetworkPlace, 'code'>): Point {
  const { x, y } = conic(place);
  return {
    x: picture.width / 2 + (x - middle.x) * picture.scale,
    y: picture.height / 2 - (y - middle.y) * picture.scale,
  };
}

const round = (value: number): string => String(Math.round(value * 10) / 10);
const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** How far a route bends from the straight line, as a share of its length. */
const bend = 0.16;

/** A route as path data: one curve that bends to the upper side. */
export function arc(from: NetworkPlace, to: NetworkPlace): string {
  const [start, end] = [project(from), project(to)];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const up = dx > 0 ? 1 : -1;
  const over = { x: (start.x + end.x) / 2 + dy * bend * up, y: (start.y + end.y) / 2 - dx * bend * up };
  return `M${at(start)}Q${at(over)} ${at(end)}`;
}

const every = (first: number, last: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);

const line = (places: readonly Omit<NetworkPlace, 'code'>[]): string =>
  `M${places.map((place) => at(project(place))).join('L')}`;

/** Meridians and parallels, ten degrees apart, as path data. */
export const graticule = (): string =>
  [
    ...every(70, 150, 10).map((east) => line(every(5, 60, 5).map((lat) => ({ north: lat, east })))),
    ...every(10, 60, 10).map((lat) => line(every(70, 150, 5).map((east) => ({ north: lat, east })))),
  ].join('');
