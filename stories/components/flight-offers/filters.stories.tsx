import { OfferFilters, type OfferFiltersProps } from '@mapp/kit/components/flight-offers';
import { indexOffers, noFilter, viewOffers, type OfferFilter } from '@mapp/kit/rules';
import { useMemo, useState } from 'react';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { manyOffers, namesOf } from '../../fixtures/offers.ts';
import { there } from '../../there.ts';
import { words } from '../../words.ts';

/** The filters over a list of which only the number is shown. */
function Filtered({ count, namesOf: names }: { count: number } & Pick<OfferFiltersProps, 'namesOf'>) {
  const index = useMemo(() => indexOffers(manyOffers(count)), [count]);
  const [filter, setFilter] = useState<OfferFilter>(noFilter);
  const view = viewOffers(index, { order: 'departure', filter });
  return (
    <>
      <p role="note">{view.shown.length}</p>
      <OfferFilters index={index} view={view} value={filter} onChange={setFilter} namesOf={names} />
    </>
  );
}

const meta = preview.meta({ component: Filtered, args: { count: 60, namesOf } });

const shown = (canvasElement: HTMLElement): number =>
  Number(within(canvasElement).getByRole('note').textContent);

/** Every choice shows as many as it says. */
export const Basic = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'flight-offers');
    const group = within(canvas.getByRole('group', { name: t('group.stops') }));
    const direct = group.getByRole('checkbox', {
      name: new RegExp(t('kind', { kind: 'direct' }).replaceAll(/[()]/g, '.')),
    });
    await expect(shown(canvasElement)).toBe(60);
    await userEvent.click(direct);
    await expect(shown(canvasElement)).toBe(45);
    await userEvent.click(direct);
    await expect(shown(canvasElement)).toBe(60);
  },
});

/** The knobs by keys, and the fields beside them. */
export const Ranges = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'flight-offers');
    const price = within(await canvas.findByRole('group', { name: t('group.price') }));
    const [least] = price.getAllByRole('slider');
    there(least).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(shown(canvasElement)).toBeLessThan(60);
    const lowest = price.getByRole('textbox', { name: t('price.from') });
    await expect(lowest).toHaveValue('420');
    await userEvent.clear(lowest);
    await userEvent.type(lowest, '400{Enter}');
    await expect(shown(canvasElement)).toBe(60);
    const departs = within(await canvas.findByRole('group', { name: t('group.departs') }));
    const [from] = departs.getAllByRole('combobox');
    await fireEvent.change(there(from), { target: { value: '360' } });
    await expect(shown(canvasElement)).toBeLessThan(60);
  },
});

export const FiveHundred = meta.story({
  args: { count: 500 },
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toBe(500);
  },
});
