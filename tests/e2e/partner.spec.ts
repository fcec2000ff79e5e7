import { entriesOf, headingOf } from './pages.support.ts';
import { answerOf, noticeOf, openFromPartner, partners, trustPartners } from './partner.support.ts';
import { expect, test, type Airline } from './site.ts';
import { tierOf } from './tier.ts';
import { zh } from './words.ts';

const path = '/api/sso/login/nolandfall/bindAndLogin';
const guest = zh('home', 'greeting.guest');
const partner = (name: 'rail' | 'bank' | 'company' | 'other') => zh('hand-over', `partner.${name}`);

/** Titles of the homes that two partners have of their own. Source: travel.md 2, decisions.md 45. */
const ownHomes = { bank: zh('reserve', 'bankHome.title'), company: zh('reserve', 'companyHome.title') };

/** Bodies that were sent to be bound. */
const sentTo = async (airline: Airline) =>
  (await airline.requests(path)).map(({ body }) => JSON.parse(body) as Record<string, unknown>);

for (const [code, id] of Object.entries(partners))
  test(
    `${code} signs in as it opens: read the bill, go home, leave`,
    tierOf(code === '1101' ? 'default' : 'all'),
    async ({ page, airline, context }) => {
      await trustPartners(page);
      const before = page.url();
      await openFromPartner(page, `/mapp/myBill?channel=${code}&loginToken=bind-0`);
      await expect(headingOf(page, zh('points', 'bill.title'))).toBeVisible();
      await expect(entriesOf(page)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/mapp/myBill\\?channel=${code}$`));
      expect(await sentTo(airline)).toEqual([
        expect.objectContaining({ message: 'bind-0', salesChannel: btoa(code) }),
      ]);
      const name = id === 'rail' || id === 'bank' || id === 'company' ? id : 'other';
      await expect(noticeOf(page)).toContainText(`${partner(name)}登录：张三`);
      await page.goBack();
      await expect(page).toHaveURL(before);

      await openFromPartner(page, `/mapp/nothing?channel=${code}`);
      await page.getByRole('link', { name: zh('shell', 'home') }).click();
      const own = id === 'bank' || id === 'company' ? ownHomes[id] : undefined;
      await expect(page).toHaveURL(own ? /\/mapp\/reserve\/travelHome$/ : /\/mapp\/Home$/);
      await expect(page.getByRole('heading', { level: 1, name: own ?? '张三' })).toBeVisible();
      // It asks for a sign-out by the address of the page that it opens.
      await openFromPartner(page, `/mapp/Home?channel=${code}&unLogin=1&loginToken=bind-1`);
      await expect(headingOf(page, guest)).toBeVisible();
      expect((await sentTo(airline)).at(-1)).toMatchObject({ message: 'bind-1', unLogin: '1' });
      expect((await context.cookies()).some(({ name: cookie }) => cookie === 'mapp_token_m')).toBe(false);
    },
  );

test(
  'who was signed in by a partner is told, and may go back',
  { tag: '@all' },
  async ({ page, context }) => {
    await trustPartners(page);
    await openFromPartner(page, '/mapp/mine?channel=bank&loginToken=bind-0');
    await expect(noticeOf(page)).toContainText('张三');
    await page.getByRole('button', { name: zh('hand-over', 'done.undo') }).click();
    await expect(headingOf(page, guest)).toBeVisible();
    await expect(noticeOf(page)).toHaveCount(0);
    expect((await context.cookies()).some(({ name }) => name === 'mapp_token_m')).toBe(false);
  },
);

test('outcome 1: nothing happens', { tag: '@all' }, async ({ page }) => {
  await trustPartners(page);
  await openFromPartner(page, '/mapp/Home?channel=bank&loginToken=bind-1');
  await expect(headingOf(page, guest)).toBeVisible();
});

for (const code of [2, 3, 4]) {
  test(`outcome ${code}: the sign-in page`, { tag: '@all' }, async ({ page }) => {
    await trustPartners(page);
    await openFromPartner(page, `/mapp/Home?channel=bank&loginToken=bind-${code}`);
    await expect(page).toHaveURL(/\/sso\/login\?/);
  });
}

test('outcome 3 on the rail channel: a guest’s page', { tag: '@all' }, async ({ page, context }) => {
  await trustPartners(page);
  await openFromPartner(page, '/mapp/Home?channel=rail&loginToken=bind-3');
  await expect(headingOf(page, guest)).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name.startsWith('mapp_token'))).toEqual([]);
});

test('without a partner the hand-over counts for nothing', { tag: '@all' }, async ({ page, airline }) => {
  await page.goto('/mapp/Home?loginToken=bind-0');
  await expect(headingOf(page, guest)).toBeVisible();
  await expect(page).toHaveURL(/\/mapp\/Home$/);
  expect(await airline.requests(path)).toEqual([]);
});

test('a link from elsewhere signs nobody in without asking', async ({ page, airline }) => {
  await trustPartners(page);
  await page.goto('/mapp/Home?channel=rail&loginToken=bind-0', { referer: 'https://evil.example/' });
  await expect(page.getByText(zh('hand-over', 'question.title', { partner: partner('rail') }))).toBeVisible();
  await expect(page.getByText('张*', { exact: true })).toBeVisible();
  // Nothing but whose account it is.
  expect((await airline.requests()).map((request) => request.path)).toEqual(['/member/auth/searchUser']);
  await answerOf(page, 'question.guest').click();
  await expect(headingOf(page, guest)).toBeVisible();
  expect(await airline.requests(path)).toEqual([]);

  await page.goto('/mapp/Home?channel=rail&loginToken=bind-0');
  await answerOf(page, 'question.continue').click();
  await expect(noticeOf(page)).toContainText('张三');
});

test(
  'a hand-over replaces no member without asking, whoever sends it',
  { tag: '@all' },
  async ({ page, signIn, airline }) => {
    await signIn('600000000002');
    await trustPartners(page);
    const address = '/mapp/mine?channel=bank&loginToken=bind-0';
    await openFromPartner(page, address);
    await expect(page.getByText('李敏')).toBeVisible();
    await answerOf(page, 'question.stay').click();
    await expect(page.getByRole('main').getByText('李敏').first()).toBeVisible();
    expect(await airline.requests(path)).toEqual([]);

    await openFromPartner(page, address);
    await answerOf(page, 'question.continue').click();
    await expect(noticeOf(page)).toContainText('张三');
    await expect(page.getByText('李敏')).toHaveCount(0);
  },
);

test(
  'a link from elsewhere signs nobody out without asking',
  { tag: '@all' },
  async ({ page, signIn, airline }) => {
    await signIn('600000000002');
    const address = '/mapp/mine?channel=rail&unLogin=1';
    await page.goto(address);
    await answerOf(page, 'question.stay').click();
    await expect(page.getByRole('main').getByText('李敏').first()).toBeVisible();
    await page.goto(address);
    await answerOf(page, 'out.continue').click();
    await expect.poll(() => sentTo(airline)).toMatchObject([{ message: '', unLogin: '1' }]);
  },
);

for (const [name, sees] of [
  ['config.json comes', guest],
  ['config.json fails', undefined],
] as const)
  test(
    `the token is told to nobody on the way, where ${name}`,
    tierOf(name === 'config.json fails' ? 'default' : 'all'),
    async ({ page }) => {
      const token = 'bind-1-secret';
      const told: string[] = [];
      page.on('request', (request) => {
        const { referer = '' } = request.headers();
        told.push(...(request.isNavigationRequest() ? [] : [request.url()]), referer);
      });
      page.on(
        'requestfinished',
        (request) => void request.headerValue('referer').then((each) => told.push(each ?? '')),
      );
      if (!sees) await page.route('**/mapp/config.json', (route) => route.fulfill({ status: 500 }));
      await page.goto(`/mapp/myBill?channel=bank&loginToken=${token}`);
      if (sees) await answerOf(page, 'question.guest').click();
      await expect(page).toHaveURL(sees ? /\/sso\/login\?/ : /\/mapp\/myBill\?channel=bank$/);
      expect(told.length).toBeGreaterThan(5);
      expect(told.filter((each) => each.includes(token))).toEqual([]);
      const seen = await page.evaluate(() => [
        document.URL,
        document.referrer,
        JSON.stringify(history.state),
      ]);
      expect(seen.join(' ')).not.toContain(token);
      if (!sees) await expect(page.locator('#root')).toContainText('config.json: 500');
    },
  );
