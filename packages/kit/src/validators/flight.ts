import { accept, refuse, type Checked } from './result.ts';
import { compact } from './typed.ts';

/** An airline of two letters or digits, at least one of them a letter; up to four digits, and a letter for a flight put on besides. */
const flight = /^(?=\d?[A-Z])[A-Z\d]{2}\d{1,4}[A-Z]?$/;

/** Flight number, `MU5101`; stored in capitals without spaces. Source: travel.md section 5. */
export function flightNumber(input: string): Checked {
  const number = compact(input).toUpperCase();
  if (number === '') return refuse('flight.number');
  return flight.test(number) ? accept(number) : refuse('flight.format');
}
