import { claimTickets } from '@mapp/sandbox/retro';
import { headingOf } from './pages.support.ts';
import {
  claimOf,
  claimed,
  partnerFlight,
  retroAddress,
  seek,
  ticketOf,
  toPartner,
  typePartnerFlight,
} from './retro.support.ts';
import { expect, test } from './site.ts';
import { wordsOf, zh } from './words.ts';

const claimPath = '/api/memberApi/member/retroClaim';

test.beforeEach(({ signIn }) => signIn());

for (const locale of ['zh', 'ru'] as const) {
  const say = wordsOf(locale);
  const words = (key: string, values?: Record<string, string>) => say('retro', key, values);

  test(
    `a ticket is claimed, and its claim is under way: ${locale}`,
    { tag: '@all' },
    async ({ page, airline }) => {
      await page.goto(`/mapp${retroAddress}?lang=${locale}`);
      await seek(page, '781-2400000000');
      await expect(page).toHaveURL(/\/integralCheckIn\/queryList$/);
      await expect(ticketOf(page)).toHaveValue('781-2400000000');
      await claimOf(page, say).click();
      await expect(page.getByRole('heading', { level: 2, name: words('submitted') })).toBeFocused();
      await page.getByRole('button', { name: words('submitted.more') }).click();
      await expect(page.getByText(words('RTC04'))).toBeVisible();
      await page.getByRole('link', { name: words('toHistory') }).click();
      const list = page.getByRole('list', { name: words('history.list') });
      await expect(list.getByText(claimed.flightNo)).toBeVisible();
      expect(await airline.requests(claimPath)).toHaveLength(1);
    },
  );
}

test(
  'a claim whose answer is lost is looked up, and not sent again',
  { tag: '@all' },
  async ({ page, airline }) => {
    await page.goto(`/mapp${retroAddress}`);
    await airline.fault(claimPath, 'http500', 1, true);
    await seek(page);
    await claimOf(page).click();
    await expect(page.getByText(zh('retro', 'outcome.unknown'))).toBeVisible();
    await page.getByRole('button', { name: zh('outcome', 'check') }).click();
    await expect(page.getByText(zh('retro', 'submitted'))).toBeVisible();
    expect(await airline.requests(claimPath)).toHaveLength(1);
  },
);

test('a flight whose points are on the bill leads to their entry', { tag: '@all' }, async ({ page }) => {
  await page.goto(`/mapp${retroAddress}`);
  await seek(page, claimTickets.alreadyClaimed);
  await page.getByRole('link', { name: zh('retro', 'toEntry') }).click();
  await expect(headingOf(page, zh('points', 'detail.title'))).toBeVisible();
  await expect(page.getByRole('article')).toBeVisible();
  // Back brings the flights again, without a number in the address.
  await page.goBack();
  await expect(ticketOf(page)).toHaveValue('781-2400000004');
  await expect(page.getByText(zh('retro', 'RTC04'))).toBeVisible();
});

test(
  'a partner’s flight of a ticket is claimed without typing it again',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto(`/mapp${retroAddress}`);
    await seek(page, claimTickets.partnerFlight);
    await page.getByRole('link', { name: zh('retro', 'toPartner') }).click();
    await page.getByRole('button', { name: zh('retro', 'partner.submit') }).click();
    await page.getByRole('button', { name: zh('retro', 'toHistory') }).click();
    await expect(page.getByRole('listitem').getByText('X71857')).toBeVisible();
  },
);

test('a partner’s flight by hand, the airports by the index', { tag: '@all' }, async ({ page }) => {
  await page.goto('/mapp/mine');
  await toPartner(page);
  await page.getByRole('button', { name: zh('retro', 'partner.submit') }).click();
  await expect(page.getByRole('group', { name: /6/ })).toBeFocused();
  await typePartnerFlight(page);
  await page.getByRole('button', { name: zh('retro', 'partner.submit') }).click();
  await expect(page.getByRole('heading', { level: 2, name: zh('retro', 'submitted') })).toBeVisible();
  await page.getByRole('button', { name: zh('retro', 'toHistory') }).click();
  await expect(page.getByRole('listitem').getByText(partnerFlight.flightNo)).toBeVisible();
});

test('a reload keeps no ticket number', async ({ page }) => {
  await page.goto(`/mapp${retroAddress}`);
  await seek(page);
  await expect(claimOf(page)).toBeVisible();
  await page.reload();
  await expect(ticketOf(page)).toHaveValue('');
  expect(page.url()).not.toContain('7812400000000');
});
