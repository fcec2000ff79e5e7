import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { browserArguments, browserPath } from '../browser.ts';

/** How much slower than this machine the main thread runs. */
export const cpuRate = 4;

/** 1.6 Mbps down, 0.75 up, 150 ms until an answer begins. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath(), args: browserArguments });

export interface SlowPage {
  readonly page: Page;
  readonly protocol: CDPSession;
  readonly close: () => Promise<void>;
}

/**
 * A phone's page with nothing cached, its main thread at a quarter of the speed, on the slow network if asked. Without the
 * site's policy where others' components style themselves in ways that it forbids.
 */
export async function openPage(
  browser: Browser,
  { slow = false, cpu = cpuRate, policy = true } = {},
): Promise<SlowPage> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    bypassCSP: !policy,
  });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (slow) {
    await protocol.send('Network.enable');
    await protocol.send('Network.emulateNetworkConditions', slowNetwork);
  }
  return { page, protocol, close: () => context.close() };
}
