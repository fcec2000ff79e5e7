import { SavedAddresses, SavedContacts, SavedPassengers } from '@mapp/kit/components/saved-list';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { addresses, contacts, passengers } from '../fixtures/saved-people.ts';
import { padded } from '../primitives/padded.tsx';
import { there } from '../there.ts';

const hrefOf = ({ id }: { id: string }) => `#${id}`;

const meta = preview.meta({
  component: SavedPassengers,
  decorators: [padded],
  args: { passengers, hrefOf },
});

/** The member's own row cannot be changed here; numbers are masked. */
export const Basic = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    await expect(within(there(rows[0])).queryByRole('link')).toBeNull();
    await expect(within(there(rows[1])).getByRole('link')).toHaveAttribute('href', '#P2');
    await expect(canvasElement).not.toHaveTextContent('EB1234567');
  },
});

export const Contacts = meta.story({
  render: () => <SavedContacts contacts={contacts} hrefOf={hrefOf} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('lisi@example.com')).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#L1',
      '#L2',
    ]);
  },
});

export const Addresses = meta.story({
  render: () => <SavedAddresses addresses={addresses} hrefOf={hrefOf} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('上海市 闵行区 虹桥路 2550 号 201100')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#A1');
  },
});
