import { Sheet, type SheetProps } from '@mapp/kit/primitives/sheet';
import { Button } from '@mapp/kit/primitives/button';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { useSaid } from '../../.storybook/said.ts';
import { padded } from './padded.tsx';

function Opened(props: SheetProps) {
  const said = useSaid();
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    props.onOpenChange(next);
  };
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {said('筛选')}
      </Button>
      <Sheet {...props} open={open} onOpenChange={change} />
    </>
  );
}

const meta = preview.meta({
  component: Sheet,
  decorators: [padded],
  args: {
    open: false,
    onOpenChange: fn(),
    title: '筛选记录',
    closeLabel: '关闭',
    children: <p>起止日期</p>,
    actions: (
      <>
        <Button variant="outline">重置</Button>
        <Button>查看 6 条</Button>
      </>
    ),
  },
  render: (args) => <Opened {...args} />,
});

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Basic = meta.story({
  play: async ({ args, canvas, userEvent, said }) => {
    const opener = canvas.getByRole('button', { name: said('筛选') });
    await userEvent.click(opener);
    const sheet = await screen.findByRole('dialog', { name: said('筛选记录') });
    await expect(sheet).toHaveFocus();
    await userEvent.tab();
    await expect(within(sheet).getByRole('button', { name: said('关闭') })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await gone();
    await expect(opener).toHaveFocus();
  },
});

export const FocusStaysInside = meta.story({
  play: async ({ canvas, userEvent, said }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('筛选') }));
    const sheet = await screen.findByRole('dialog');
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab();
      await expect(sheet.contains(document.activeElement)).toBe(true);
    }
  },
});

export const ClosedByItsCross = meta.story({
  play: async ({ canvas, userEvent, said }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('筛选') }));
    await userEvent.click(await screen.findByRole('button', { name: said('关闭') }));
    await gone();
  },
});

export const LongContentScrolls = meta.story({
  args: {
    children: Array.from({ length: 40 }, (_, index) => <p key={index}>{`${index + 1} 号登机口`}</p>),
  },
  play: async ({ canvas, userEvent, said }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('筛选') }));
    const sheet = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(sheet.getAnimations().every(({ playState }) => playState === 'finished')).toBe(true),
    );
    await expect(
      within(sheet)
        .getByRole('button', { name: said('查看 6 条') })
        .getBoundingClientRect().bottom,
    ).toBeLessThanOrEqual(window.innerHeight);
    await expect(sheet.getBoundingClientRect().top).toBeGreaterThan(0);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  },
});

export const WithoutActions = meta.story({
  args: { actions: undefined },
  play: async ({ canvas, userEvent, said }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('筛选') }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});
