import { SafetyNotice, type SafetyNoticeProps } from '@mapp/kit/components/safety-notice';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';

const given: SafetyNoticeProps = {
  names: ['张三', '李四'],
  purpose: 'checkIn',
  onConfirm: fn<SafetyNoticeProps['onConfirm']>(),
  onClose: fn<SafetyNoticeProps['onClose']>(),
};

const meta = preview.meta({ component: SafetyNotice, args: given });

const sheet = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }));
  return within(dialog);
};

/** The button waits for the box, and the box for the end of the text. */
export const Basic = meta.story({
  play: async ({ args, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'seat-choice');
    const goods = await messagesFor(globals['locale'] as Locale, 'notice-dangerous-goods');
    const notice = await sheet();
    const button = notice.getByRole('button', { name: t('safety.confirm.checkIn') });
    await expect(button).toBeDisabled();
    await expect(await notice.findByText(goods('power.ask.1.rule'))).toBeInTheDocument();
    const box = await notice.findByRole('checkbox');
    box.scrollIntoView({ block: 'center' });
    await waitFor(() => expect(box).toBeEnabled());
    await userEvent.click(box);
    await userEvent.click(button);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const NotReadToTheEnd = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false }, textSize: 'double' },
  play: async ({ args }) => {
    const notice = await sheet();
    await expect(await notice.findByRole('checkbox')).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const ForASeatChange = meta.story({
  args: { names: ['КОНСТАНТИНОПОЛЬСКАЯ/АЛЕКСАНДРА'], purpose: 'change' },
  play: async ({ globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'seat-choice');
    const notice = await sheet();
    await waitFor(() =>
      expect(notice.getByRole('button', { name: t('safety.confirm.change') })).toBeVisible(),
    );
  },
});
