import type { AirportPlace } from '../../contracts/flight/airport-place.ts';

/** City and airport in words: `上海 浦东`; the city alone where that says all. */
export const placeWords = ({ city, name }: AirportPlace): string =>
  name === undefined ? city : `${city} ${name}`;
