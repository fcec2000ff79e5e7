import { chunkOf } from './built.ts';
import { expect, test } from './site.ts';
import { zh } from './words.ts';

test('the seats stay where they are when what stands above them comes late', async ({ page }) => {
  const { promise: late, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(`**/${chunkOf('seat-map/legend/SeatSetup.tsx').file}`, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/mapp/flight/checkSeat?flight=MU5101&day=2026-06-02');
  const grid = page.getByRole('grid').first();
  await expect(grid).toBeVisible();
  const filter = page.getByRole('group', { name: zh('seats', 'filter') });
  await expect(filter).toBeHidden();
  const top = () => grid.evaluate((seats) => seats.getBoundingClientRect().top);
  const before = await top();
  letCome();
  await expect(filter).toBeVisible();
  // Within half a pixel.
  expect(await top()).toBeCloseTo(before, 0);
});
