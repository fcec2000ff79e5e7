import { OfferFilterSheet } from '@mapp/kit/components/flight-offers';
import { firstChoice, indexOffers, noFilter } from '@mapp/kit/rules';
import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { manyOffers, namesOf } from '../../fixtures/offers.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: OfferFilterSheet,
  args: {
    open: true,
    onClose: fn(),
    onChange: fn(),
    value: firstChoice,
    index: indexOffers(manyOffers(60)),
    namesOf,
  },
});

/** The button counts what is chosen, and shows it. */
export const Basic = meta.story({
  play: async ({ args, globals }) => {
    const t = await words(globals, 'flight-offers');
    await userEvent.click(await screen.findByRole('radio', { name: t('order.short.price') }));
    const [box] = screen.getAllByRole('checkbox');
    if (box) await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: t('show', { count: 45 }) }));
    await expect(args.onChange).toHaveBeenCalledWith({
      order: 'price',
      filter: { ...noFilter, stops: ['direct'] },
    });
    await expect(args.onClose).toHaveBeenCalled();
  },
});

/** Nothing fits: the button waits, and the filter that brings most can be taken away. */
export const NothingFits = meta.story({
  args: {
    value: {
      order: 'departure',
      filter: { ...noFilter, carrier: ['FM'], departs: { from: 1380, to: 1440 } },
    },
  },
  play: async ({ globals }) => {
    const t = await words(globals, 'flight-offers');
    await expect(await screen.findByRole('button', { name: t('show', { count: 0 }) })).toBeDisabled();
    await userEvent.click(
      screen.getByRole('button', { name: t('loosen', { group: t('group.departs'), count: 12 }) }),
    );
    await expect(screen.getByRole('button', { name: t('show', { count: 12 }) })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: t('clear') }));
    await expect(screen.getByRole('button', { name: t('show', { count: 60 }) })).toBeEnabled();
  },
});
