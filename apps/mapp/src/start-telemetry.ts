import type { SiteHistory } from '@mapp/kit/host';
import { placeOf } from '@mapp/kit/navigation';
import { ChunkFailure } from '@mapp/kit/screens/shell';
import { createTelemetry, type Telemetry, type TelemetrySink } from '@mapp/kit/telemetry';

/** Tells an error that a boundary caught: a chunk that did not come, or a screen that could not be drawn. */
function tellCaught({ tell }: Telemetry, error: unknown): void {
  if (error instanceof ChunkFailure) tell({ event: 'chunk', chunk: error.chunk, reason: error.reason });
  else tell({ event: 'crash', page: location.pathname, error: error instanceof Error ? error.name : 'none' });
}

/** Each page that comes on show, the first one included. */
function tellPages({ tell }: Telemetry, history: SiteHistory): void {
  const tellPage = async () => {
    const { address, arrival } = history.current();
    if (!placeOf(address)) await import('./rest.ts').catch(() => undefined);
    tell({ event: 'page', page: placeOf(address)?.destination ?? 'notFound', arrival });
  };
  void tellPage();
  history.subscribe(() => void tellPage());
}

/** Tells each attempt of the page against its policy: a word of the browser, or the origin alone. */
function tellViolations({ tell }: Telemetry): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective: directive, blockedURI }) => {
    const blocked = URL.canParse(blockedURI) ? new URL(blockedURI).origin : blockedURI;
    tell({ event: 'policy', page: location.pathname, directive, blocked });
  });
}

/** The first paint, and the largest one once the page goes out of sight. */
function tellTimes({ tell }: Telemetry): void {
  const page = location.pathname;
  let largest: number | undefined;
  const observer = new PerformanceObserver((list) => {
    for (const { name, entryType, startTime } of list.getEntries()) {
      if (entryType === 'largest-contentful-paint') largest = startTime;
      else if (name === 'first-contentful-paint')
        tell({ event: 'timing', page, measure: 'firstPaint', milliseconds: startTime });
    }
  });
  for (const type of ['paint', 'largest-contentful-paint'])
    if (PerformanceObserver.supportedEntryTypes.includes(type)) observer.observe({ type, buffered: true });
  const ended = new AbortController();
  const tellLargest = () => {
    if (document.visibilityState !== 'hidden') return;
    ended.abort();
    if (largest !== undefined)
      tell({ event: 'timing', page, measure: 'largestPaint', milliseconds: largest });
  };
  document.addEventListener('visibilitychange', tellLargest, { signal: ended.signal });
}

/** Tells a host's sink what happens on the site from now on. `caught` takes what a boundary has caught. */
export function observe(sink: TelemetrySink, history: SiteHistory) {
  const telemetry = createTelemetry(sink);
  tellPages(telemetry, history);
  tellViolations(telemetry);
  tellTimes(telemetry);
  return { caught: (error: unknown) => tellCaught(telemetry, error) };
}
