import type { RootProps } from '../../primitives/root-props.ts';
import type { WeatherKind } from '../../rules/weather/kinds.ts';
import { weatherPaths } from './weather-paths.ts';

interface WeatherIconProps extends RootProps<SVGSVGElement> {
  kind: WeatherKind;
  /** CSS px at the usual text size. */
  size?: number;
}

/** The sky as a drawing; the word beside it says the same. */
export function WeatherIcon({ kind, size = 24, ...root }: WeatherIconProps) {
  return (
    <svg
      {...root}
      viewBox="0 0 24 24"
      width={`${size / 16}em`}
      height={`${size / 16}em`}
      fill="none"
      stroke="currentColor"
      strokeWidth={(1.5 * 24) / size}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={weatherPaths[kind]} />
    </svg>
  );
}
