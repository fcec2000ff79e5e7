import { VoucherConditions } from '@mapp/kit/components/cabin-upgrade';
import { ChangeSums } from '@mapp/kit/components/ticket-change';
import { changeSum } from '@mapp/kit/rules';
import { readChangeSums, readConditions } from '@mapp/kit/testing';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { before, oneLeg } from '../fixtures/priced-tickets.ts';

const sumOf = (newFare: number) =>
  changeSum({ ticket: oneLeg, newFare, lowerFare: 'refunded' }, before(22 * 60));

/** Readings by which host teams check the sums of a change and the conditions of a voucher, on the components themselves. */
const meta = preview.meta({
  tags: ['!autodocs'],
  render: () => (
    <>
      <ChangeSums
        currency="CNY"
        passengers={[
          { ticketNo: '1', name: 'A', sum: sumOf(136_000) },
          { ticketNo: '2', name: 'B', sum: sumOf(80_000) },
        ]}
      />
      <VoucherConditions
        conditions={[
          { condition: 'self', met: true, words: 'The member', fact: 'A' },
          { condition: 'route', met: false, words: 'Abroad', fact: 'SHA – PEK' },
        ]}
      />
    </>
  ),
});

const digits = (text: string) => text.replaceAll(/\D/g, '');

export const Readings = meta.story({
  play: async ({ canvasElement }) => {
    const sums = readChangeSums(canvasElement);
    await expect(
      sums.map(({ name, outcome, difference, fee, due }) => [
        name,
        outcome,
        ...[difference, fee, due].map(digits),
      ]),
    ).toEqual([
      ['A', 'pay', '160', '240', '400'],
      ['B', 'back', '400', '240', '160'],
    ]);
    await expect(readConditions(canvasElement).map(({ met }) => met)).toEqual([true, false]);
    await expect(readConditions(canvasElement)[1]?.words).toContain('Abroad');
  },
});
