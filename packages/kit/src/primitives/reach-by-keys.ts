import { watchSizes } from './observers.ts';

/**
 * A ref for what scrolls: it can be reached by keys, whether or not something inside it can; what does not scroll is no
 * stop on the way.
 */
export function reachByKeys(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const measure = () => {
    const scrolls = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
    element.tabIndex = scrolls ? 0 : -1;
  };
  measure();
  const watch = watchSizes(measure);
  watch.observe(element);
  return () => watch.disconnect();
}
