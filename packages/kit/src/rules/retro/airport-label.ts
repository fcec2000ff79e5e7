/** Names of an airport in one language. */
export interface AirportNamed {
  readonly cityName: string;
  readonly airportName: string;
}

/** Writings without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

/** City and airport as one name: `Beijing Capital`, `北京首都`; an airport that has its city in its name says it once. */
export function airportLabel({ cityName, airportName }: AirportNamed): string {
  if (cityName === '' || airportName.startsWith(cityName)) return airportName;
  if (airportName === '') return cityName;
  return cityName + (unspaced.test(cityName) ? '' : ' ') + airportName;
}
