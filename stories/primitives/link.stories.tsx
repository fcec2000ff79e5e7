import { Link, LinkProvider } from '@mapp/kit/primitives/link';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from './padded.tsx';

const navigate = fn();

const meta = preview.meta({
  component: Link,
  decorators: [(Story) => <LinkProvider navigate={navigate}>{Story()}</LinkProvider>, padded],
  args: { href: '/mapp/myBill', children: '积分账单' },
  beforeEach: () => void navigate.mockClear(),
});

export const Basic = meta.story({
  play: async ({ canvas, userEvent, said }) => {
    const link = canvas.getByRole('link', { name: said('积分账单') });
    await userEvent.click(link);
    await expect(navigate.mock.calls).toEqual([['/mapp/myBill']]);
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledTimes(2);
  },
});

/** The browser's own business: another window, another site, the telephone. */
export const LeftToTheBrowser = meta.story({
  render: () => (
    <p>
      <Link href="https://example.com/" target="_blank">
        另一个网站
      </Link>{' '}
      <Link href="tel:95530">95530</Link>
    </p>
  ),
  play: async ({ canvas, said }) => {
    for (const link of canvas.getAllByRole('link')) {
      let untouched = false;
      const stop = (event: Event) => {
        untouched = !event.defaultPrevented;
        event.preventDefault();
      };
      document.addEventListener('click', stop, { once: true });
      await fireEvent.click(link);
      await expect(untouched).toBe(true);
    }
    await expect(navigate).not.toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: said('另一个网站') })).toHaveAttribute('rel', 'noreferrer');
  },
});

export const HandledByItsOwner = meta.story({
  args: { onClick: (event) => event.preventDefault() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(navigate).not.toHaveBeenCalled();
  },
});

export const InsideASentence = meta.story({
  render: () => (
    <p>
      登录即同意 <Link href="/mapp/agreement">会员协议</Link> 和 <Link href="/mapp/privacy">隐私政策</Link>。
    </p>
  ),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link'))
      await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  },
});
