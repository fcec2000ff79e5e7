import { taxiPartners } from '@mapp/kit/contracts';
import { TaxiScreen } from '@mapp/kit/screens/flight/taxi';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { there } from '../../there.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: TaxiScreen,
  tags: ['!autodocs'],
  parameters: { address: '/flight/taxi?airport=PVG', member: null },
});

/** A partner's page is named on a page of this site before it is opened. */
export const Basic = meta.story({
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'airport');
    await expect(await canvas.findByRole('heading', { name: t('taxi.rank') })).toBeVisible();
    await userEvent.click(
      there(canvas.getAllByRole('link').find((link) => link.textContent.includes(t('taxi.ahead')))),
    );
    await expect(navigation.log).toEqual([
      {
        action: 'push',
        to: `/overbook/outLink?url=${encodeURIComponent('https://partner.example/sandbox/partner?service=transfer&airport=PVG')}`,
      },
    ]);
  },
});

export const NothingTold = meta.story({
  parameters: { address: '/flight/taxi?airport=LXA' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'airport');
    await expect(await canvas.findByText(t('taxi.none'))).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { address: '/flight/taxi' },
  play: async ({ canvas, globals, airline }) => {
    const t = await words(globals, 'airport');
    await expect(await canvas.findByText(t('taxi.which'))).toBeVisible();
    await expect(airline.requests()).toEqual([]);
  },
});

export const UnknownAirport = meta.story({
  parameters: { address: '/flight/taxi?airport=QQQ', covers: ['airport.notServed'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'airport');
    await expect(await canvas.findByText(t('notServed'))).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { latency: 60_000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: taxiPartners.path, kind: 'http500', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'airport');
    await expect(await canvas.findByText(t('taxi.failed'))).toBeVisible();
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(taxiPartners.path));
