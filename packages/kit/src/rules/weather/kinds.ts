/** Kinds of weather, and `unknown` for one that has no name here. */
export const weatherKinds = [
  'clear',
  'partlyCloudy',
  'cloudy',
  'fog',
  'haze',
  'drizzle',
  'rain',
  'heavyRain',
  'thunderstorm',
  'sleet',
  'snow',
  'sand',
  'unknown',
] as const;
export type WeatherKind = (typeof weatherKinds)[number];

/** How rough the air is. */
export const turbulences = ['none', 'light', 'moderate', 'severe', 'unknown'] as const;
export type Turbulence = (typeof turbulences)[number];

/** Effect of the weather on the flights of an airport. */
export const weatherEffects = ['none', 'possible', 'likely'] as const;
export type WeatherEffect = (typeof weatherEffects)[number];

/** The eight winds, from the north round by the east. */
export const windPoints = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type WindPoint = (typeof windPoints)[number];

/** The wind that blows from a direction, degrees from the north. */
export const windPoint = (degrees: number): WindPoint => {
  const turned = ((degrees % 360) + 360) % 360;
  return windPoints[Math.round(turned / 45) % windPoints.length] ?? 'n';
};
