import { Dialog, type DialogProps } from '@mapp/kit/primitives/dialog';
import { Button } from '@mapp/kit/primitives/button';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { useSaid } from '../../.storybook/said.ts';
import { padded } from './padded.tsx';

const answer = fn();

function Opened(props: DialogProps) {
  const said = useSaid();
  const [open, setOpen] = useState(false);
  const close = (answered: string) => {
    answer(answered);
    setOpen(false);
  };
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {said('退出登录')}
      </Button>
      <Dialog
        {...props}
        open={open}
        onOpenChange={setOpen}
        actions={
          <>
            <Button variant="outline" onClick={() => close('stay')}>
              {said('留下')}
            </Button>
            <Button onClick={() => close('leave')}>{said('退出')}</Button>
          </>
        }
      />
    </>
  );
}

const meta = preview.meta({
  component: Dialog,
  decorators: [padded],
  args: {
    open: false,
    onOpenChange: fn(),
    title: '退出登录？',
    description: '退出后，查看积分和行程需要重新登录。',
    actions: null,
  },
  render: (args) => <Opened {...args} />,
  beforeEach: () => void answer.mockClear(),
});

export const Basic = meta.story({
  play: async ({ canvas, userEvent, said }) => {
    const opener = canvas.getByRole('button', { name: said('退出登录') });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: said('退出登录？') });
    await expect(dialog).toHaveAccessibleDescription(said('退出后，查看积分和行程需要重新登录。'));
    await userEvent.click(within(dialog).getByRole('button', { name: said('退出') }));
    await expect(answer.mock.calls).toEqual([['leave']]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
});

export const EscapeChangesNothing = meta.story({
  play: async ({ canvas, userEvent, said }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('退出登录') }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(answer).not.toHaveBeenCalled();
  },
});

export const Waiting = meta.story({
  play: async ({ canvas, userEvent, said }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('退出登录') }));
    await expect(await screen.findByRole('dialog')).toHaveFocus();
  },
});

export const LongWords = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false }, textSize: 'double' },
  args: {
    title: 'Выйти из личного кабинета?',
    description: 'Чтобы снова увидеть баллы и ближайший рейс, потребуется войти заново.',
  },
  play: async ({ canvas, userEvent, said }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('退出登录') }));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});
