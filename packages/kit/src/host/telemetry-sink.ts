/** The function `mappTelemetry` that a host has put on the page, before the site starts, to take telemetry; undefined where there is none. */
export function telemetrySink(window: Window): ((event: object) => void) | undefined {
  const { mappTelemetry: sink } = window as { mappTelemetry?: unknown };
  return typeof sink === 'function' ? (sink as (event: object) => void) : undefined;
}
