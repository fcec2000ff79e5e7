import { OrdersScreen } from '@mapp/kit/screens/orders/orders';
import { kindOf, type OrderKind } from '@mapp/kit/rules';
import { expect, type within } from 'storybook/test';
import preview from '#storybook/preview';
import { asRead, words } from '../../../words.ts';

/** The list with one kind chosen: each of the documents' kinds has a row of its own. */
const meta = preview.meta({
  component: OrdersScreen,
  tags: ['!autodocs'],
  parameters: { address: '/order/list' },
});

interface Play {
  canvas: ReturnType<typeof within>;
  globals: Record<string, unknown>;
}

/** The longest span with a kind: only orders of it, which say whether the airline or a partner shows them. */
const listed = (kind: OrderKind) => ({
  parameters: { address: `/order/list?kind=${kind}&from=2026-03-03&to=2026-06-01` },
  play: async ({ canvas, globals }: Play) => {
    const t = await words(globals, 'order-list');
    const kinds = await words(globals, 'order-kinds');
    const name = kinds(`kind.${kind}`);
    const [row] = await canvas.findAllByRole('link', { name: (text: string) => asRead(text).includes(name) });
    await expect(row).toBeVisible();
    await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-haspopup', 'dialog');
    for (const each of canvas.getAllByRole('listitem'))
      await expect(asRead(each.textContent)).toContain(name);
    const isPartners = kindOf(kind).page === 'partner';
    await expect(asRead(row?.textContent ?? '').includes(t('partner'))).toBe(isPartners);
    await expect(row?.getAttribute('href')?.startsWith('/mapp/overbook/outLink?url=')).toBe(isPartners);
  },
});

export const AirTicket = meta.story(listed('ticket'));
export const Mall = meta.story(listed('mall'));
export const Holiday = meta.story(listed('holiday'));
export const Hotel = meta.story(listed('hotel'));
export const CarTransfer = meta.story(listed('carTransfer'));
export const FlightAndHotel = meta.story(listed('flightAndHotel'));
export const Insurance = meta.story(listed('insurance'));
export const AirRail = meta.story(listed('airRail'));
export const Seat = meta.story(listed('seat'));
export const Points = meta.story(listed('points'));
export const Meal = meta.story(listed('meal'));
export const Baggage = meta.story(listed('baggage'));
export const Wifi = meta.story(listed('wifi'));
export const ThemePark = meta.story(listed('themePark'));
export const Lounge = meta.story(listed('lounge'));
export const LuckyUpgrade = meta.story(listed('luckyUpgrade'));
export const Parking = meta.story(listed('parking'));
export const Coupon = meta.story(listed('coupon'));
export const Train = meta.story(listed('train'));
export const AirBus = meta.story(listed('airBus'));
export const GroundTransport = meta.story(listed('groundTransport'));
export const AnnualRest = meta.story(listed('annualRest'));
export const Visa = meta.story(listed('visa'));
export const DutyFree = meta.story(listed('dutyFree'));
export const FastTrack = meta.story(listed('fastTrack'));
export const Pet = meta.story(listed('pet'));
export const UnaccompaniedMinor = meta.story(listed('unaccompaniedMinor'));
export const SportsEquipment = meta.story(listed('sportsEquipment'));
