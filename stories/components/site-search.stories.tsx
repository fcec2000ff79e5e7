import { SiteSearch, type SearchEntry } from '@mapp/kit/components/site-search';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from '../primitives/padded.tsx';

const open = fn();

const entries: readonly SearchEntry[] = [
  {
    id: 'bill',
    icon: 'receipt',
    title: '积分账单',
    detail: '积分怎么来的，用到哪里',
    keywords: 'jfzd points',
    href: '#bill',
  },
  {
    id: 'expiring',
    icon: 'clock',
    title: '到期积分',
    detail: '哪些积分快到期了',
    keywords: 'dqjf points',
    href: '#expiring',
  },
  {
    id: 'notice',
    icon: 'bell',
    title: '充电宝请随身携带',
    detail: '5月19日',
    text: '锂电池不能托运。',
    onClick: open,
  },
];

const meta = preview.meta({
  component: SiteSearch,
  decorators: [padded],
  args: { entries, hotline: '95530' },
});

export const Basic = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(within(canvas.getByRole('search')).getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Found = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'JF');
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['#bill', '#expiring']);
    await expect(within(canvas.getByRole('search')).getByRole('status')).toHaveTextContent('2');
  },
});

export const FoundInTheTextOfANotice = meta.story({
  play: async ({ canvas, userEvent, said }) => {
    open.mockClear();
    await userEvent.type(canvas.getByRole('searchbox'), said('锂电池'));
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(said('充电宝请随身携带')) }));
    await expect(open).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
});

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent, said }) => {
    await userEvent.type(canvas.getByRole('searchbox'), said('酒店'));
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'tel:95530');
    await expect(within(canvas.getByRole('search')).getByRole('status')).not.toBeEmptyDOMElement();
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'points');
    await userEvent.keyboard('{ArrowDown}');
    const [first, second] = canvas.getAllByRole('link');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

export const EnterOpensTheBest = meta.story({
  play: async ({ canvas, userEvent, said }) => {
    open.mockClear();
    await userEvent.type(canvas.getByRole('searchbox'), `${said('充电')}{Enter}`);
    await waitFor(() => expect(open).toHaveBeenCalledOnce());
  },
});

export const Cleared = meta.story({
  play: async ({ canvas, userEvent, said }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, said('积分'));
    await userEvent.click(canvas.getByRole('button'));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
});
