import { refundTickets, type RefundTicket } from '@mapp/kit/contracts';
import { member } from './beneficiary.support.ts';
import { resultOf } from './pages.support.ts';
import { commitForAnother, findTicketOfAnother, saveCard } from './refund.support.ts';
import { repurchaseSearch, searchRepurchase, submitRepurchaseOf } from './repurchase.support.ts';
import { expect, test } from './site.ts';
import { zh } from './words.ts';

test.describe('a ticket that was bought twice', () => {
  test('a guest gives the old one back', { tag: '@all' }, async ({ page }) => {
    await page.goto(`/mapp${repurchaseSearch}`);
    await searchRepurchase(page, zh);
    await expect(page.getByText(zh('repurchase', 'head.right', { count: '6' }))).toBeVisible();
    await submitRepurchaseOf(page, zh).click();
    await expect(resultOf(page, zh('repurchase', 'done.title'))).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });

  test('a lower fare says so in its place', { tag: '@all' }, async ({ page }) => {
    await page.goto(`/mapp${repurchaseSearch}`);
    await searchRepurchase(page, zh, '2100000022');
    await expect(page.getByText(zh('repurchase', 'wrong.fare'))).toBeVisible();
    await expect(submitRepurchaseOf(page, zh)).toHaveCount(0);
  });
});

test.describe('a refund for somebody else', () => {
  test('wants the letter and the passenger’s code', { tag: '@all' }, async ({ page, signIn }) => {
    await signIn(member);
    await page.goto('/mapp/generalRefund/valet');
    await commitForAnother(page, zh);
    await page.getByRole('button', { name: zh('agent-refund', 'submit'), exact: true }).click();
    await expect(resultOf(page, zh('agent-refund', 'done.title'))).toBeVisible();
  });

  test('is blocked where account and ticket do not match', { tag: '@all' }, async ({ page, signIn }) => {
    await signIn(member);
    await page.goto('/mapp/generalRefund/valet');
    await findTicketOfAnother(page, zh, '2100000004');
    await expect(page.getByText(zh('agent-refund', 'mismatch.title'))).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });
});

test('a card far down a long list is found where it was left', { tag: '@all' }, async ({ page, signIn }) => {
  await signIn(member);
  await page.route(`**${refundTickets.path}`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { tickets: readonly RefundTicket[] } };
    const free = answer.data.tickets.find(({ obstacle, involuntary }) => !obstacle && !involuntary);
    const tickets = Array.from({ length: 60 }, (_, at) => {
      const number = String(at).padStart(4, '0');
      return { ...free, orderNo: `2612000001${number}`, ticketNo: `781230000${number}` };
    });
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, tickets } } });
  });
  await page.goto('/mapp/generalRefund/list');
  const cards = page.getByRole('list', { name: zh('refund', 'tab.refundablePlain') }).getByRole('listitem');
  await expect(cards.first()).toHaveAttribute('aria-setsize', '60');
  const ways = cards.getByRole('link');
  // By keys alone too: each card that is reached brings the next.
  await ways.first().focus();
  const chosen = page.locator('a:focus');
  for (let step = 1; step <= 30; step += 1) {
    await page.keyboard.press('Tab');
    await expect(chosen).toHaveAttribute(
      'href',
      new RegExp(`order=26120000010${String(step).padStart(3, '0')}`),
    );
  }
  const before = (await chosen.boundingBox())?.y ?? NaN;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/generalRefund\/apply/);
  await page.goBack();
  const again = page.locator('a[href*="order=26120000010030"]');
  await expect.poll(async () => (await again.boundingBox())?.y).toBeCloseTo(before, 0);
});

test('a bank card leaves nothing behind on the device', async ({ page, signIn }) => {
  await signIn(member);
  await page.goto('/mapp/generalRefund/addBank?request=RF2611000001');
  await saveCard(page, zh);
  await expect(page.getByText(zh('bank-card', 'saved'), { exact: true })).toBeVisible();
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  );
  expect(kept).not.toContain('6222020000000000000');
  expect(page.url()).not.toContain('6222');
});
