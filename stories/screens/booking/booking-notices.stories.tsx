import { formatsFor, type Locale } from '@mapp/kit/messages';
import { noticeEditions } from '@mapp/kit/rules';
import { NoticesScreen } from '@mapp/kit/screens/booking/booking-notices';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { bookingQuery } from '../../booking.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: NoticesScreen,
  tags: ['!autodocs'],
  parameters: { address: `/overbook/bookTicketsNotice?${bookingQuery}` },
});

/** The rules with the limits of batteries and of check-in, each part with the day from which it holds. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    const { date } = formatsFor(globals['locale'] as Locale, 'Asia/Shanghai');
    const { 'conditions-of-carriage': conditions, 'dangerous-goods': goods } = noticeEditions;
    for (const day of ['2026-05-01', conditions.from, goods.from])
      await expect(await canvas.findByText(t('notices.since', { day: date(day, 'date') }))).toBeVisible();
    await expect(canvas.getByText(t('notices.fare.children'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('notices.fare.each') })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/mapp\/overbook\/labelDescription\?/),
    );
    await expect(
      canvas.getByText(t('notices.goods.powerBanks', { free: 100, approved: 160, count: 2 })),
    ).toBeVisible();
    await expect(
      canvas.getByText(t('notices.conditions.closes', { domestic: 45, international: 60 })),
    ).toBeVisible();
    const whole = canvas.getByRole('link', { name: t('notices.wholeOf', { title: t('notices.goods') }) });
    await expect(whole).toHaveAttribute('href', '/mapp/notice/dangerous-goods');
  },
});

/** Without a booking the rules are there all the same. */
export const WithoutBooking = meta.story({
  parameters: { address: '/overbook/bookTicketsNotice' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByRole('heading', { name: t('notices.goods') })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('notices.fare.each') })).toBeNull();
  },
});
