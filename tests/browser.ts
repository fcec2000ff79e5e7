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

/** Who looks: a traveller in China, whose system asks for little motion. */
export const browserContext = {
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  deviceScaleFactor: 1,
  reducedMotion: 'reduce',
} as const;
