import { SeatLost, type SeatLostProps } from '@mapp/kit/components/seat-map';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { narrow, nothingFree, parties, taken } from '../../fixtures/seats.ts';
import { there } from '../../there.ts';

const meta = preview.meta({
  component: SeatLost,
  args: {
    data: taken(narrow, '21A'),
    party: parties.twoAdults,
    seating: { zhang: '21B', li: '21A' },
    passengerId: 'li',
    keptUntil: '2026-06-01T10:15:00+08:00',
    onRepair: fn<SeatLostProps['onRepair']>(),
    onClose: fn(),
  },
});

const words = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'seats');
const sheet = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }));
  return within(dialog);
};

export const SeatJustTaken = meta.story({
  play: async ({ args, globals, userEvent, said }) => {
    const t = await words(globals);
    const dialog = await sheet();
    // Both move: the seat beside the other one costs points.
    await waitFor(() => expect(dialog.getByText(t('lost.together', { people: 2 }))).toBeVisible());
    await expect(dialog.queryByText(t('lost.kept', { seats: `${said('张三')} 21B` }))).toBeNull();
    await expect(dialog.getAllByRole('radio')[0]).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: /21|22|20/ }));
    const [seating] = there(args.onRepair.mock.lastCall);
    const [one, other] = [seating['zhang'], seating['li']].map((seat) => Number.parseInt(there(seat), 10));
    await expect(one).toBe(other);
  },
});

export const OneSeatAlone = meta.story({
  play: async ({ args, globals, userEvent, said }) => {
    const t = await words(globals);
    const dialog = await sheet();
    const ways = dialog.getAllByRole('radio');
    await userEvent.click(there(ways.at(-1)));
    await waitFor(() =>
      expect(dialog.getByText(t('lost.kept', { seats: `${said('张三')} 21B` }))).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('button', { name: /21|22|20/ }));
    const [seating] = there(args.onRepair.mock.lastCall);
    await expect(seating['zhang']).toBe('21B');
    await expect(seating['li']).not.toBe('21A');
  },
});

export const NothingLikeIt = meta.story({
  args: { data: nothingFree },
  play: async ({ args, globals, userEvent }) => {
    const t = await words(globals);
    const dialog = await sheet();
    await expect(dialog.getByText(t('lost.none'))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t('exitRow.other') }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});
