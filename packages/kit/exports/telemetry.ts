export { createTelemetry, type Telemetry, type TelemetrySink } from '../src/client/telemetry.ts';
export { readTelemetryEvent, type TelemetryEvent } from '../src/contracts/telemetry.ts';
export { redact, withoutPersonal } from '../src/rules/redaction/redact.ts';
export type { PersonalKind } from '../src/rules/redaction/pattern.ts';
