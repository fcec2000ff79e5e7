import { FlightSearchScreen } from '@mapp/kit/screens/booking/flight-search';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { useSession } from '@mapp/kit/session';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { there } from '../../there.ts';

const meta = preview.meta({
  component: FlightSearchScreen,
  tags: ['!autodocs'],
  parameters: { address: '/reserve/reserveTickets', member: null },
});

const words = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'flight-search');

/** Nothing is typed yet: a city opens the index of cities. */
export const Basic = meta.story({
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals);
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(t('to.empty')) }));
    await expect(navigation.log.at(-1)?.to).toBe('/cityIndex?end=to&segment=0');
  },
});

/** The kinds of journey stand on one line, in every language. */
export const KindsOnANarrowPhone = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    const kinds = await canvas.findAllByRole('radio');
    await expect(kinds.length).toBeGreaterThanOrEqual(3);
    const tops = kinds
      .slice(0, 3)
      .map((kind) => Math.round(there(kind.parentElement).getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
  },
});

/** Days that a calendar gives back are those of the search; with no route yet, the calendar without prices is asked. */
export const DaysGivenBack = meta.story({
  parameters: { address: '/reserve/reserveTickets?segment=0&date=2026-06-10' },
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals);
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${t('day')}`) }));
    await expect(navigation.log.at(-1)?.to).toBe(
      '/selectDate?trip=OW&date=2026-06-10&returnUrl=%2Fmapp%2Freserve%2FreserveTickets%3Fsegment%3D0',
    );
  },
});

/** A search that a reload has left is there again, and leads to the flights. */
export const Kept = meta.story({
  decorators: [
    (Story) => {
      const session = useSession();
      useState(() =>
        session.set('search', 'trip=oneway&seg=PEK-SHA-2026-06-10&adults=2&children=1&cabin=business'),
      );
      return <Story />;
    },
  ],
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals);
    await userEvent.click(await canvas.findByRole('button', { name: t('submit') }));
    await waitFor(() =>
      expect(navigation.log.at(-1)?.to).toBe(
        '/reserve/flightList?trip=oneway&seg=PEK-SHA-2026-06-10&adults=2&children=1&cabin=business',
      ),
    );
  },
});
