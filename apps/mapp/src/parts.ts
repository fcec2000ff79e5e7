import type { Config } from '@mapp/kit/config';
import type { Host } from '@mapp/kit/host';
import { wireMapp, type Wiring } from '@mapp/kit/mapp';
import type { TelemetrySink } from '@mapp/kit/telemetry';

/** What the site is put together from, beside its screens. */
export type Parts = Wiring;

/**
 * Wires the layers to one another.
 * @param sink what a host takes telemetry with
 */
export const createParts = (config: Config, host: Host, sink?: TelemetrySink): Parts =>
  wireMapp({ config, host, report: sink });
