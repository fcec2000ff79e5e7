import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** `nameMap.zh` is documented. */
export const countryNames = defineCall({
  name: 'countryNames',
  area: 'home',
  path: '/api/memberApi/area/code/country',
  member: false,
  summary: 'Names of countries and regions by ISO 3166 code.',
  request: z.object({}),
  response: z.object({ nameMap: z.object({ zh: z.record(z.string(), z.string()) }) }),
});
