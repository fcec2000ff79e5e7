import { useHost } from '../../host/context.tsx';
import { barSize } from '../../primitives/page-top.css.ts';

/** Height of the app bar that sticks above a map, as a CSS length. */
export function useBelowBar(): string {
  const { hideHeader, appStatusHeight } = useHost().environment();
  if (hideHeader) return '0px';
  const status = `max(${appStatusHeight}px, env(safe-area-inset-top))`;
  return `calc(${barSize} + ${status})`;
}
