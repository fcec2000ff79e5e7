import type { NameLanguage } from '../places/countries.ts';

/** A figure in a language's own unit. */
export interface Measured<Unit extends string> {
  readonly value: number;
  readonly unit: Unit;
}

export type WindUnit = 'force' | 'kmh' | 'ms';
export type PressureUnit = 'hPa' | 'mmHg';
export type DistanceUnit = 'm' | 'km';

/** Units in which weather is told, by language: Chinese forecasts give the force of the wind, Russian ones mercury. */
const windUnits: Readonly<Record<NameLanguage, WindUnit>> = {
  zh: 'force',
  en: 'kmh',
  ja: 'ms',
  ko: 'ms',
  ru: 'ms',
};

/** Metres a second at which each force of Beaufort's scale begins, from force 1. */
const forces = [0.3, 1.6, 3.4, 5.5, 8, 10.8, 13.9, 17.2, 20.8, 24.5, 28.5, 32.7];

/** Force of a wind, 0 to 12. Source: Beaufort's scale. */
export const windForce = (metresPerSecond: number): number =>
  forces.filter((begins) => metresPerSecond >= begins).length;

/** A wind in the unit of a language. */
export function windIn(metresPerSecond: number, language: NameLanguage): Measured<WindUnit> {
  const unit = windUnits[language];
  if (unit === 'force') return { value: windForce(metresPerSecond), unit };
  return { value: Math.round(unit === 'kmh' ? metresPerSecond * 3.6 : metresPerSecond), unit };
}

/** Air pressure in the unit of a language. */
export function pressureIn(hectopascals: number, language: NameLanguage): Measured<PressureUnit> {
  if (language === 'ru') return { value: Math.round(hectopascals * 0.750_062), unit: 'mmHg' };
  return { value: Math.round(hectopascals), unit: 'hPa' };
}

/** Distances beyond this are not told apart by an airport. */
const farthest = 10_000;

/** A distance that one can see, and whether it is at least that. */
export function visibilityOf(metres: number): Measured<DistanceUnit> & { readonly orMore: boolean } {
  if (metres >= farthest) return { value: farthest / 1000, unit: 'km', orMore: true };
  if (metres >= 1000) return { value: Math.round(metres / 100) / 10, unit: 'km', orMore: false };
  return { value: Math.round(metres / 10) * 10, unit: 'm', orMore: false };
}

/** A temperature, whole degrees; never minus nought. */
export const wholeDegrees = (celsius: number): number => Math.round(celsius) + 0;
