import { expect, it } from 'vitest';
import { shownTicket } from './tickets.ts';

it.each([
  ['7811234567890', '781-1234567890'],
  ['781-1234567890', '781-1234567890'],
  ['123', '123'],
  ['', ''],
])('%s is shown as %s', (ticket, shown) => {
  expect(shownTicket(ticket)).toBe(shown);
});
