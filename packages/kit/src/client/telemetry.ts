import type { TelemetryEvent } from '../contracts/telemetry.ts';

/** Where events go; a host brings it, and there is none by default. Its errors are its own affair. */
export type TelemetrySink = (event: TelemetryEvent) => void;

/** The one way out for what analytics may learn. */
export interface Telemetry {
  /** Checks and redacts an event, and hands it to the sink, in the order told. An unfit one is dropped. */
  readonly tell: (event: TelemetryEvent) => void;
}

/** Makes the port. Schema and redactor are loaded with the first event; where they do not come, nothing leaves. */
export function createTelemetry(sink: TelemetrySink): Telemetry {
  const deliver = async (event: TelemetryEvent) => {
    const { readTelemetryEvent } = await import('../contracts/telemetry.ts');
    const fit = readTelemetryEvent(event);
    if (fit) sink(fit);
  };
  return { tell: (event) => void deliver(event).catch(() => undefined) };
}
