import * as z from 'zod/mini';

/** A calendar day on the wire: `2026-06-01`. */
export const day = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

const isDayOrNone = (text: string): boolean => text === '' || day.safeParse(text).success;

/** Days parted by commas, one of each flight; a flight may have none. */
export const dayList = z
  .string()
  .check(z.refine((text) => text.split(',').every((part) => isDayOrNone(part.trim()))));

/** Points are whole numbers; some answers carry them as text. */
export const points = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^-?\d{1,15}$/))]),
  z.transform((value: string | number): number => Number(value)),
);

/** Days and months that are counted from a day: whole, and within a hundred years. */
export const days = z.int().check(z.gte(0), z.lte(36_600));
export const months = z.int().check(z.gte(0), z.lte(1200));

/** Minor units of an amount that is never owed the other way. */
export const sum = z.int().check(z.gte(0));

/** IATA code of a city or an airport. */
export const placeCode = z.string().check(z.regex(/^[A-Z]{3}$/));

/** An amount of money, which may be owed either way. */
export const money = z.object({
  /** Minor units. */
  amount: z.int(),
  /** ISO 4217. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
});

/** An instant with offset: `2026-06-01T10:00:00+08:00`. */
export const instant = z.iso.datetime({ offset: true });
