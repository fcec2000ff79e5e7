import { expect, it, vi } from 'vitest';
import { telemetrySink } from './telemetry-sink.ts';

const windowWith = (fields: object) => fields as Window;

it('is the function that stands on the page', () => {
  const mappTelemetry = vi.fn<(event: object) => void>();
  expect(telemetrySink(windowWith({ mappTelemetry }))).toBe(mappTelemetry);
});

it.each([[{}], [{ mappTelemetry: 'https://stats.example' }], [{ mappTelemetry: {} }]])(
  'is none on a page with %j',
  (fields) => {
    expect(telemetrySink(windowWith(fields))).toBeUndefined();
  },
);
