import { SeatMap, SeatStrip, type SeatMapProps, type SeatMapState } from '@mapp/kit/components/seat-map';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { Button } from '@mapp/kit/primitives/button';
import { Screen } from '@mapp/kit/primitives/screen';
import { Tabs } from '@mapp/kit/primitives/tabs';
import type { Seating } from '@mapp/kit/rules';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { useSaid } from '../../../.storybook/said.ts';
import { lettersACDF, narrow, parties } from '../../fixtures/seats.ts';
import { there } from '../../there.ts';

const segments = [
  { id: narrow.segmentId, label: 'PEK–SHA', data: narrow },
  { id: lettersACDF.segmentId, label: 'SHA–TFU', data: lettersACDF },
];

const map: SeatMapState = { state: 'ready', data: narrow };

/** Two segments as tabs, the seats of both in one strip. */
function Journey({ party, onChange }: Pick<SeatMapProps, 'party' | 'onChange'>) {
  const said = useSaid();
  const [shown, setShown] = useState(narrow.segmentId);
  const [seats, setSeats] = useState<Readonly<Record<string, Seating>>>({});
  const chosen = segments.map(({ id, data }) => ({ data, seating: seats[id] ?? {} }));
  return (
    <Screen
      bleed
      footer={
        <>
          <SeatStrip segments={chosen} party={party} current={shown} />
          <Button tone="pay">{said('确认选座')}</Button>
        </>
      }
    >
      <Tabs
        label={said('航段')}
        value={shown}
        onChange={setShown}
        items={segments.map(({ id, label, data }) => ({
          id,
          label,
          content: (
            <SeatMap
              map={{ state: 'ready', data }}
              party={party}
              value={seats[id] ?? {}}
              onChange={(seating) => {
                setSeats((before) => ({ ...before, [id]: seating }));
                onChange?.(seating);
              }}
            />
          ),
        }))}
      />
    </Screen>
  );
}

const meta = preview.meta({
  component: SeatMap,
  args: {
    map,
    party: parties.twoAdults,
    value: {},
    onChange: fn<NonNullable<SeatMapProps['onChange']>>(),
  },
  render: (args) => <Journey party={args.party} onChange={args.onChange} />,
});

const inFocus = (designator: string) =>
  waitFor(() => expect(document.activeElement).toHaveAttribute('data-seat', designator));

export const WithoutAPointer = meta.story({
  play: async ({ args, canvas, globals, userEvent, said }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'seats');
    const { keyboard, tab } = userEvent;
    await canvas.findByRole('radio', { name: t('view.map') });
    const toSeats = async () => {
      for (let stops = 0; stops < 30 && !document.activeElement?.hasAttribute('data-seat'); stops += 1)
        await tab();
    };
    await tab();
    await expect(canvas.getByRole('tab', { selected: true })).toHaveFocus();
    await toSeats();
    // The rows before are not for them.
    await inFocus('3A');
    await keyboard('21a');
    await inFocus('21A');
    await keyboard('{Enter}{ArrowRight}');
    await inFocus('21B');
    await keyboard(' ');
    await expect(there(args.onChange)).toHaveBeenLastCalledWith({ zhang: '21A', li: '21B' });
    await tab();
    await expect(canvas.getByRole('button', { name: said('确认选座') })).toHaveFocus();

    await tab({ shift: true });
    await inFocus('21B');
    for (let stops = 0; stops < 30 && document.activeElement?.role !== 'tab'; stops += 1)
      await tab({ shift: true });
    await keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'SHA–TFU' })).toHaveAttribute('aria-selected', 'true'),
    );
    await toSeats();
    await inFocus('1A');
    await keyboard('{ArrowDown}{End}');
    await inFocus('2F');
    await keyboard('{Enter}{ArrowLeft}');
    await inFocus('2D');
    await keyboard('{Enter}');
    await expect(there(args.onChange)).toHaveBeenLastCalledWith({ zhang: '2F', li: '2D' });
    await expect(canvas.getByText(/\S 2F$/)).toBeVisible();
  },
});
