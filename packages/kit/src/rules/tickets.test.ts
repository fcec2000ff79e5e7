import { expect, it } from 'vitest';
import { shownTicket } from './tickets.ts';

it.each([
  ['7811234567890', '781-1234567890'],
  ['781-1234567890', '781-1234567890'],
  ['123', '123'],
  ['78112345678901', '78112345678901'],
  ['A7811234567890', 'A7811234567890'],
  ['7811234567890A', '7811234567890A'],
  ['', ''],
])('%s is shown as %s', (ticket, shown) => {
  expect(shownTicket(ticket)).toBe(shown);
});
