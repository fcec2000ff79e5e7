import { expect, it } from 'vitest';
import { partnerLink } from './partner-links.ts';

const links = {
  hotels: 'https://partner.example/hotels',
  itinerary: 'https://partner.example/itinerary?order={orderNo}',
};

it.each([
  ['a page as it is', 'hotels', undefined, 'https://partner.example/hotels'],
  ['a page of one order', 'itinerary', '26110 0', 'https://partner.example/itinerary?order=26110%200'],
  ['no page of an order that is not known', 'itinerary', undefined, undefined],
  ['no page that the deployment has not', 'parking', undefined, undefined],
] as const)('gives %s', (_, page, orderNo, address) => {
  expect(partnerLink(links, page, orderNo)).toBe(address);
});
