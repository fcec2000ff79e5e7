import type { Page } from '@playwright/test';
import { expect } from '../e2e/site.ts';
import type { Locale, Say } from '../e2e/words.ts';
import type { Outcome } from './outcomes.ts';
import type { Repeatable, Tells, Way } from './ways/way.ts';

/** The traveller knows once the answer is there, ms: on a machine that does all else besides, the page takes seconds to draw. */
const soon = { timeout: 5000 };

/** A failed call as it is told on the page. */
export interface Failed {
  readonly page: Page;
  readonly locale: Locale;
  readonly say: Say;
  readonly way: Way;
  readonly outcome: Exclude<Outcome, 'late'>;
  /** The server's own words, where it gave some. */
  readonly message: string;
}

async function dialogTold({ page, say, message }: Failed): Promise<void> {
  const dialog = page.getByRole('dialog', { name: say('shell', 'notice.title') });
  await expect(dialog).toContainText(message, soon);
  await dialog.getByRole('button', { name: say('shell', 'notice.confirm') }).click();
  await expect(dialog).toHaveCount(0);
}

const toastTold = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible(soon);

/** The sign-in, with the way back. */
async function signInTold({ page, way, locale }: Failed): Promise<void> {
  await expect(page).toHaveURL(/\/sso\/login\?/, soon);
  await expect(page.locator('#password')).toBeVisible(soon);
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`));
  expect(new URL(page.url()).searchParams.get('redirect')).toContain(
    way.address.replace(/[?&](loginToken|lang)=.*/, ''),
  );
}

async function screenTold({ page, say, way, outcome }: Failed): Promise<void> {
  const told = page.getByRole('alert');
  await expect(told).toContainText(say('failures', `${outcome}.text`), soon);
  if (way.failed) await expect(told).toContainText(say(...way.failed));
  await expect(page.getByRole('button', { name: say('failures', 'retry') })).toBeEnabled();
  await expect(page.getByRole('link', { name: say('failures', 'call') })).toHaveAttribute(
    'href',
    'tel:95530',
  );
  await expect(page.getByText(`request.${outcome}`)).toBeVisible();
}

/** The part of the screen that says what could not be had. */
const partOf = (page: Page, say: Say, { failed }: Way) =>
  page
    .getByRole('region')
    .filter({ has: page.getByRole('alert').filter({ hasText: failed ? say(...failed) : '' }) });

async function partTold({ page, say, way }: Failed): Promise<void> {
  const [path] = way.address.split('?');
  const part = partOf(page, say, way);
  await expect(part).toBeVisible(soon);
  await expect(part.getByRole('button', { name: say('home', 'retry') })).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/mapp${path}`));
}

async function loudlyTold(failed: Failed): Promise<void> {
  const { page, say, outcome, message, way } = failed;
  if (outcome === 'signIn') return signInTold(failed);
  if (outcome === 'special') return dialogTold(failed);
  if (outcome === 'refused' && way.refusal === 'screen') {
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible(soon);
    await expect(page.getByRole('status').filter({ hasText: message })).toHaveCount(0);
    return undefined;
  }
  if (isUnknown(failed) && way.noAnswer === 'screen') {
    await expect(page.getByRole('alert')).toBeVisible(soon);
    await expect(page.getByText(say('failures', 'systemError'))).toHaveCount(0);
    return undefined;
  }
  return toastTold(page, outcome === 'refused' ? message : say('failures', 'systemError'));
}

/** The sign-in is offered beside the page, which stays. */
async function besideTold({ page, say }: Failed): Promise<void> {
  const offer = page.getByRole('dialog', { name: say('shell', 'again.title') });
  await expect(offer).toContainText(say('shell', 'again.asked'), soon);
  await offer.getByRole('button', { name: say('shell', 'again.later') }).click();
  await expect(offer).toHaveCount(0);
}

/** No answer, or none that can be read: it may have been done all the same. */
const isUnknown = ({ outcome }: Failed): boolean =>
  outcome === 'network' || outcome === 'timeout' || outcome === 'unexpected';

/** The page holds something that is not saved: it stays, and signing in happens beside it. */
export const keepsPage = ({ repeat: again }: Way): boolean =>
  again?.typed !== undefined || again?.chosen !== undefined;

const repeatOf = ({ way }: Failed): Repeatable => {
  if (!way.repeat) throw new Error(`${way.address} has no way to repeat its write`);
  return way.repeat;
};

/** The words of a write's outcome; a write without them cannot be looked up. */
const outcomeWords = (failed: Failed, of: 'check' | 'absent'): string => {
  const words = repeatOf(failed)[of];
  if (!words) throw new Error(`${failed.way.address} has no words for its outcome`);
  const [area, key] = words;
  return failed.say(area, key);
};

const checkOf = (failed: Failed) =>
  failed.page.getByRole('button', { name: outcomeWords(failed, 'check'), exact: true });

async function isKept(page: Page, [field, value]: NonNullable<Repeatable['typed']>): Promise<void> {
  await expect(page.locator(`[name="${field}"]`)).toHaveValue(value);
}

async function writeTold(failed: Failed): Promise<void> {
  const { page, say, outcome, message, way } = failed;
  const { typed, chosen } = repeatOf(failed);
  if (outcome === 'signIn' && keepsPage(way)) await besideTold(failed);
  else if (!isUnknown(failed)) await loudlyTold(failed);
  else if (way.tells === 'form') {
    const told = page.getByRole('alert').or(page.getByText(say('outcome', 'text')));
    await expect(told.first()).toBeVisible(soon);
  } else {
    await expect(page.getByText(say('outcome', 'text'))).toBeVisible();
    await expect(checkOf(failed)).toBeEnabled();
  }
  if (chosen) await expect(chosen(page)).toBeVisible();
  if (!typed) return;
  await isKept(page, typed);
  if (outcome === 'refused') await expect(page.getByRole('alert')).toContainText(message);
}

/** Nothing speaks up: no toast, no dialog, no sign-in. */
async function isQuiet({ page, say, message }: Failed): Promise<void> {
  await expect(page.getByText(say('failures', 'systemError'))).toHaveCount(0);
  if (message !== '') await expect(page.getByText(message)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/mapp\//);
}

const told: Readonly<Record<Tells, (failed: Failed) => Promise<void>>> = {
  screen: async (failed) => {
    // Typed text keeps the page, which then says on its screen too that nothing came.
    const stays = keepsPage(failed.way);
    if (failed.outcome === 'signIn' && stays) await besideTold(failed);
    else await loudlyTold(failed);
    if (failed.outcome !== 'signIn') await screenTold(failed);
  },
  toast: async (failed) => {
    const words = isUnknown(failed) ? failed.way.failed : undefined;
    const { typed } = failed.way.repeat ?? {};
    if (failed.outcome === 'signIn' && keepsPage(failed.way)) await besideTold(failed);
    else if (words) await expect(failed.page.getByText(failed.say(...words))).toBeVisible(soon);
    else await loudlyTold(failed);
    if (typed) await isKept(failed.page, typed);
    else if (failed.outcome !== 'signIn')
      await expect(failed.page.getByRole('main').getByRole('link').first()).toBeVisible();
  },
  part: partTold,
  hint: async (failed) => {
    const { page, say, way } = failed;
    if (way.failed)
      await expect(
        page
          .getByRole('main')
          .getByText(say(...way.failed))
          .first(),
      ).toBeVisible(soon);
    await isQuiet(failed);
  },
  write: writeTold,
  form: writeTold,
  nowhere: async (failed) => {
    const { page, say, way } = failed;
    await expect(way.content(page, say)).toBeVisible(soon);
    await isQuiet(failed);
  },
};

/** Something visible says what to do, in the language in use, soon. */
export const expectTold = (failed: Failed): Promise<void> => told[failed.way.tells](failed);

/** The answer is late: the page says that it waits, and shows the content once it has come. */
export async function expectLate(page: Page, say: Say, way: Way): Promise<void> {
  // Other parts of the screen may be waiting too, for the same moment.
  if (way.waiting) await expect(way.waiting(page, say).first()).toBeVisible();
  else await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The same action again, after its result has been looked up where it was not known. */
async function repeat(failed: Failed): Promise<void> {
  const { page, say } = failed;
  const { fire } = repeatOf(failed);
  if (isUnknown(failed) && failed.way.tells === 'write') {
    await checkOf(failed).click();
    await expect(page.getByText(outcomeWords(failed, 'absent'))).toBeVisible();
  }
  await fire(page, say);
}

/** Signs in where the page has gone to, and so comes back. */
async function signInThere({ page, way }: Failed): Promise<void> {
  await page.locator('#cardNo').fill(way.member ?? '600000000001');
  await page.locator('#password').fill('Mapp1234');
  await page.keyboard.press('Enter');
  await page.waitForURL(({ pathname }) => pathname.startsWith('/mapp/'));
}

/** The fault is over: the way on leads to what was wanted. */
export async function goOn(failed: Failed, reopen: () => Promise<void>): Promise<void> {
  const { page, say, way, outcome } = failed;
  const press = (area: 'failures' | 'home' | 'pinyin', key: string) =>
    page.getByRole('button', { name: say(area, key) }).click();
  const atSignIn = outcome === 'signIn' && !keepsPage(way) && /^(screen|toast|write)$/.test(way.tells);
  const on: Readonly<Record<Tells, () => Promise<void>>> = {
    screen: () => press('failures', 'retry'),
    part: () =>
      partOf(page, say, way)
        .getByRole('button', { name: say('home', 'retry') })
        .click(),
    // What is typed has stayed, and is sent as it is.
    toast: () => (way.repeat?.typed ? repeat(failed) : reopen()),
    hint: async () => void (await (way.again?.(page, say) ?? press('pinyin', 'retry'))),
    write: () => repeat(failed),
    form: () => repeat(failed),
    nowhere: async () => undefined,
  };
  if (atSignIn) await signInThere(failed);
  // The payload has been forgotten with the page.
  if (atSignIn && way.handed) await reopen();
  else if (!atSignIn || way.tells === 'write' || (way.tells === 'toast' && way.act)) await on[way.tells]();
  await expect(way.content(page, say)).toBeVisible();
}
