import { expect, it } from 'vitest';
import { touchesUsa } from './usa.ts';

const flight = (from: string, to: string) => ({ departure: { airport: from }, arrival: { airport: to } });

it.each([
  [[], false],
  [[flight('SHA', 'PEK')], false],
  [[flight('SHA', 'PEK'), flight('PEK', 'JFK')], true],
  [[flight('LAX', 'PVG')], true],
])('of %j says %s', (flights, touches) => expect(touchesUsa(flights)).toBe(touches));
