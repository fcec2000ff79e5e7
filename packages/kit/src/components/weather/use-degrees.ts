import { useFormats } from '../../messages/use-formats.ts';
import { wholeDegrees } from '../../rules/weather/units.ts';

/** Writes a temperature: whole degrees, with a minus sign that is as broad as a plus. */
export function useDegrees(): (celsius: number) => string {
  const { number } = useFormats();
  return (celsius) => {
    const whole = wholeDegrees(celsius);
    return whole < 0 ? `\u2212${number(-whole)}` : number(whole);
  };
}
