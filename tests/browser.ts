/** The browser of every test that needs a page; `scripts/test.mjs` finds or installs one and names it here. */
export const browserPath = (): string => process.env['MAPP_CHROMIUM'] ?? '/usr/bin/chromium';

/** A Chromium that asks nothing of the network by itself. As root it cannot have a sandbox of its own. */
export const browserArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Viewer of all pages: a traveller in China, whose system asks for little motion. */
export const browserContext = {
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  deviceScaleFactor: 1,
  reducedMotion: 'reduce',
} as const;

/** A device, how it is set (one of the catalogue's `devices`) and in which zone. */
export interface Device {
  readonly device: string;
  readonly timezoneId: string;
}

const inChina: Device = { device: 'right', timezoneId: browserContext.timezoneId };

/** The device that each language's stories run on: what they show is the same on all of them. */
const devices: Readonly<Record<string, Device>> = {
  zh: { device: 'ahead', timezoneId: 'Pacific/Kiritimati' },
  en: { device: 'behind', timezoneId: 'America/Los_Angeles' },
  ja: { device: 'tomorrow', timezoneId: 'Asia/Kolkata' },
  ko: { device: 'ahead', timezoneId: 'Pacific/Pago_Pago' },
};

/** The device of a language; `MAPP_STORY_DEVICE=behind,Europe/Moscow` is one for all. */
export function deviceOf(locale: string): Device {
  const [device, timezoneId] = (process.env['MAPP_STORY_DEVICE'] ?? '').split(',');
  return device && timezoneId ? { device, timezoneId } : (devices[locale] ?? inChina);
}
