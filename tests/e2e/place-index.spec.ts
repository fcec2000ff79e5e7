import { expect, test } from './site.ts';
import { zh } from './words.ts';

const word = (key: string) => zh('places', key);

test(
  'a city is found by the beginning of its name, and is there the next time',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/mapp/cityIndex?end=from');
    await expect(page.getByRole('heading', { level: 1, name: zh('place-index', 'city.from') })).toBeVisible();
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.getByRole('combobox').fill('kunm');
    await expect(page.getByRole('option').first()).toContainText('KMG');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/mapp\/Home$/);
    await page.goto('/mapp/cityIndex');
    await page
      .getByRole('group', { name: word('place.recent') })
      .getByRole('button')
      .first()
      .click();
    await expect(page).toHaveURL(/\/mapp\/Home$/);
    expect(await page.evaluate(() => sessionStorage.getItem('mapp'))).toContain('"places":"KMG"');
  },
);

test('the place nearby is asked for by a tap, and by itself once that is allowed', async ({
  page,
  airline,
}) => {
  await page.goto('/mapp/airportIndex');
  const ask = page.getByRole('button', { name: word('place.nearby.ask') });
  await expect(ask).toBeVisible();
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 31.19812, longitude: 121.33456 });
  await ask.click();
  await expect(page.getByRole('button', { name: word('place.nearby.here') })).toContainText('虹桥');
  await page.goto('/mapp/cityIndex');
  await page.getByRole('button', { name: word('place.nearby.here') }).click();
  await expect(page).toHaveURL(/\/mapp\/Home$/);
  const asked = await airline.requests('/api/v1/flightSts/getAirportInfoByGps');
  expect(asked.map(({ body }) => body).join()).toContain('"latitude":31.2,"longitude":121.33');
});

test('a refused question for the place says what to do', { tag: '@all' }, async ({ page }) => {
  await page.goto('/mapp/cityIndex');
  await page.getByRole('button', { name: word('place.nearby.ask') }).click();
  await expect(page.getByText(word('place.nearby.refused'))).toBeVisible();
});

test(
  'the list of countries stands alone too, and a failure of it can be asked again',
  { tag: '@all' },
  async ({ page, airline }) => {
    await airline.fault('/sale/getBasicData', 'http500', 9);
    await page.goto('/mapp/countryIndex?code=JP');
    await expect(page.getByText(zh('place-index', 'country.failed'))).toBeVisible();
    await airline.reset();
    await page.getByRole('button', { name: zh('failures', 'retry') }).click();
    await expect(page.getByRole('option', { selected: true })).toContainText('JP');
    await page.getByRole('option').nth(2).click();
    await expect(page).toHaveURL(/\/mapp\/Home$/);
  },
);
