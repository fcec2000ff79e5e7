import * as z from 'zod/mini';
import { optional } from '../reading.ts';

/** IATA code of an airport. */
export const airportCode = z.string().check(z.regex(/^[A-Z]{3}$/));

/** An airport by its names, in the language of the request. */
export const airportPlace = z.object({
  code: airportCode,
  city: z.string(),
  /** Beside the city's name, where that alone does not tell the airport. */
  name: optional(z.string()),
});
export type AirportPlace = z.output<typeof airportPlace>;
