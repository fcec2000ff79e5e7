import type { NetworkPlace } from './network.ts';

/** Cities of the route network, by the code of the city; none of it says where a border is. */
export const networkPlaces = [
  { code: 'SHA', north: 31.2, east: 121.3 },
  { code: 'BJS', north: 40.1, east: 116.6 },
  { code: 'CAN', north: 23.4, east: 113.3 },
  { code: 'SIA', north: 34.4, east: 108.8 },
  { code: 'LXA', north: 29.3, east: 90.9 },
  { code: 'KMG', north: 25.1, east: 102.9 },
  { code: 'CTU', north: 30.6, east: 104 },
  { code: 'HRB', north: 45.6, east: 126.3 },
  { code: 'URC', north: 43.9, east: 87.5 },
  { code: 'SYX', north: 18.3, east: 109.4 },
  { code: 'TAO', north: 36.4, east: 120.1 },
  { code: 'WUH', north: 30.8, east: 114.2 },
  { code: 'XMN', north: 24.5, east: 118.1 },
  { code: 'DLC', north: 39, east: 121.5 },
  { code: 'LHW', north: 36.5, east: 103.6 },
  { code: 'TYO', north: 35.7, east: 140 },
  { code: 'SEL', north: 37.5, east: 126.6 },
  { code: 'HKG', north: 22.3, east: 113.9 },
] as const satisfies readonly NetworkPlace[];
