import { expect, it, vi } from 'vitest';
import type { TelemetryEvent } from '../contracts/telemetry.ts';
import { createTelemetry } from './telemetry.ts';

const heard = async (...events: TelemetryEvent[]) => {
  const sink = vi.fn<(event: TelemetryEvent) => void>();
  const { tell } = createTelemetry(sink);
  events.forEach(tell);
  expect(sink).not.toHaveBeenCalled();
  await vi.dynamicImportSettled();
  return sink.mock.calls.map(([event]) => event);
};
const view = (page: string): TelemetryEvent => ({ event: 'page', page, arrival: 'push' });

it('hands events on in their order, without what names a person', async () => {
  const crash: TelemetryEvent = { event: 'crash', page: '/mapp/order/detail/78124000000001', error: 'Error' };
  expect(await heard(view('home'), crash, view('bill'))).toEqual([
    view('home'),
    { ...crash, page: '/mapp/order/detail/[order]' },
    view('bill'),
  ]);
});

it('keeps back what does not fit', async () => {
  expect(await heard(view('/myBill?card=600000000001'), view('bill'))).toEqual([view('bill')]);
});

it('outlives a sink that throws', async () => {
  const sink = vi.fn(() => {
    throw new Error('full');
  });
  const { tell } = createTelemetry(sink);
  tell(view('home'));
  tell(view('bill'));
  await vi.dynamicImportSettled();
  expect(sink).toHaveBeenCalledTimes(2);
});
