import type { WeatherKind } from '../../rules/weather/kinds.ts';

const cloud = 'M7 15.5a3.75 3.75 0 0 1-.4-7.5 5.5 5.5 0 0 1 10.6 1.1 3.25 3.25 0 0 1-.2 6.4z';
const high = 'M7 13.5a3.75 3.75 0 0 1-.4-7.5 5.5 5.5 0 0 1 10.6 1.1 3.25 3.25 0 0 1-.2 6.4z';
const sun =
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4';

/** Path data on a 24 grid, drawn as the icons are; nothing for what is not known. */
export const weatherPaths: Readonly<Record<WeatherKind, string>> = {
  clear: sun,
  partlyCloudy:
    'M9.5 18.5a3.25 3.25 0 0 1-.3-6.5 4.75 4.75 0 0 1 9.1 1 2.75 2.75 0 0 1-.3 5.5zM8.4 9.3a3.5 3.5 0 0 1 5.4-2.1M10.5 2.5v1.5M3.5 9.5H5M5.5 4.5l1 1M15.5 4.5l-1 1',
  cloudy: cloud,
  fog: 'M4 8h16M4 12h16M4 16h16',
  haze: 'M4 9c2-1.5 3.3-1.5 5.3 0s3.4 1.5 5.4 0 3.3-1.5 5.3 0M4 14c2-1.5 3.3-1.5 5.3 0s3.4 1.5 5.4 0 3.3-1.5 5.3 0',
  drizzle: `${high}M9 17v1M12 18.5v1M15 17v1`,
  rain: `${high}M8.5 16.5 7.5 20M12.5 16.5l-1 3.5M16.5 16.5l-1 3.5`,
  heavyRain: `${high}M8 16.5 6.5 21M11 16.5 9.5 21M14 16.5 12.5 21M17 16.5 15.5 21`,
  thunderstorm: `${high}M12.5 15.5 10 19h3.5L11 22.5`,
  sleet: `${high}M8.5 16.5 7.5 20M12.5 18h0M15.5 16.5l-1 3.5`,
  snow: `${high}M8.5 17h0M12 17h0M15.5 17h0M10.2 20h0M13.8 20h0`,
  sand: 'M3.5 9h11a2.5 2.5 0 1 0-2.5-2.5M3.5 13h15a2.5 2.5 0 1 1-2.5 2.5M3.5 17h7',
  unknown: 'M9 12h6',
};
