import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { root, run, step } from './command.mjs';
import { refuse } from './words.mjs';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The same engine without a window: it draws nothing that is not asked for, and opens pages faster. */
const windowless = '/usr/bin/chromium-headless-shell';

/** How each package manager is asked, and what it calls a Chromium and faces for every language of the site. */
const packageManagers = [
  {
    program: 'apt-get',
    before: ['apt-get', 'update', '-qq'],
    install: ['apt-get', 'install', '-y', '-qq', '--no-install-recommends'],
    browser: ['chromium'],
    windowless: ['chromium-headless-shell'],
    fonts: ['fontconfig', 'fonts-noto-cjk', 'fonts-noto-core', 'fonts-noto-color-emoji'],
    firefox: ['firefox-esr'],
    webKit: ['webkit2gtk-driver', 'xvfb'],
    nginx: ['nginx-light'],
  },
  {
    program: 'dnf',
    install: ['dnf', 'install', '-y', '-q'],
    browser: ['chromium'],
    fonts: [
      'fontconfig',
      'google-noto-sans-cjk-fonts',
      'google-noto-sans-fonts',
      'google-noto-color-emoji-fonts',
    ],
  },
  {
    program: 'apk',
    install: ['apk', 'add', '--quiet'],
    browser: ['chromium'],
    fonts: ['fontconfig', 'font-noto-cjk', 'font-noto', 'font-noto-emoji'],
  },
];

const works = async (...command) => (await run(command, { quiet: true })).code === 0;

/** The path of a Chromium on this machine: the one that MAPP_CHROMIUM names, Playwright's own, or the system's. */
function findBrowser() {
  const named = process.env.MAPP_CHROMIUM;
  if (named && !existsSync(named)) refuse(`MAPP_CHROMIUM names ${named}, which is not there.`);
  const { chromium } = createRequire(root)('playwright');
  return [named, chromium.executablePath(), ...systemBrowsers].find((path) => path && existsSync(path));
}

/** The browser for tests that look at no picture: the one without a window, where nobody named another. */
export async function browserForActs() {
  const usual = await browser();
  return !process.env.MAPP_CHROMIUM && existsSync(windowless) ? windowless : usual;
}

/** Faces for Chinese, Japanese and Korean come with macOS and Windows; elsewhere fontconfig knows. */
const hasFonts = async () => {
  if (process.platform !== 'linux') return true;
  const { code, output } = await run(['fc-list', ':lang=zh-cn:lang=ja:lang=ko', 'family'], { quiet: true });
  return code === 0 && output.trim() !== '';
};

/** `sudo` in front when we are not root and it asks nothing; undefined when we may not install. */
async function asRoot() {
  if (process.getuid?.() === 0) return [];
  return (await works('sudo', '-n', 'true')) ? ['sudo', '-n'] : undefined;
}

/**
 * Asks the first package manager that is there, where we may.
 * @param {('browser' | 'fonts' | 'firefox' | 'webKit' | 'nginx')[]} missing
 */
export async function installMissing(missing) {
  const prefix = await asRoot();
  for (const manager of prefix ? packageManagers : []) {
    if (!(await works(manager.program, '--version'))) continue;
    const packages = missing.flatMap((what) => manager[what] ?? []);
    if (packages.length === 0) return;
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const install = (...what) => run([...prefix, ...manager.install, ...what], { quiet: true, env });
    await step(`Installing ${packages.join(', ')}`, async () => {
      if (manager.before) await run([...prefix, ...manager.before], { quiet: true, env });
      const installed = await install(...packages);
      // Not every release has it, and nothing but time is lost without it.
      if (missing.includes('browser') && manager.windowless) await install(...manager.windowless);
      return installed;
    });
    return;
  }
}

const names = { browser: 'a Chromium', fonts: 'fonts for Chinese, Japanese and Korean (Noto Sans CJK)' };

/**
 * Makes sure that pages can be shown and photographed: a Chromium, and faces for all five languages. Both are
 * installed where the system's package manager can give them.
 * @returns {Promise<string>} path of the browser
 * @throws {Error} one sentence on what to install
 */
export async function browser() {
  const missing = async () => [
    ...(findBrowser() ? [] : ['browser']),
    ...((await hasFonts()) ? [] : ['fonts']),
  ];
  const before = await missing();
  if (before.length > 0) await installMissing(before);
  const still = before.length > 0 ? await missing() : [];
  if (still.length > 0) {
    const hint = still.includes('browser') ? ' MAPP_CHROMIUM can name a browser that stands elsewhere.' : '';
    throw new Error(
      `This needs ${still.map((what) => names[what]).join(' and ')}: please install them.${hint}`,
    );
  }
  return findBrowser();
}
