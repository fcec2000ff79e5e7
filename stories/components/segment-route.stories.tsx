import { FlightDay, SegmentHead, SegmentRoute } from '@mapp/kit/components/segment-route';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { Badge } from '@mapp/kit/primitives/badge';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { closing, early, now, segmentOf } from '../fixtures/journeys.ts';
import { padded } from '../primitives/padded.tsx';

const meta = preview.meta({
  component: SegmentRoute,
  subcomponents: { FlightDay, SegmentHead },
  decorators: [padded],
  args: { segment: segmentOf({}) },
});

export const Basic = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('08:00')).toBeVisible();
    await expect(canvas.getByText('10:15')).toBeVisible();
  },
});

export const DayOfAFlight = meta.story({
  render: () => <FlightDay time="2026-06-02T08:00:00+08:00" day="6月2日 周二" flightNo="MU5101" />,
  play: async ({ canvas, said }) => {
    const [day, flight] = [canvas.getByText(said('6月2日 周二')), canvas.getByText('MU5101')];
    await expect(flight.getBoundingClientRect().left).toBeGreaterThan(day.getBoundingClientRect().right);
  },
});

export const Medium = meta.story({ args: { size: 'medium' } });

export const AcrossMidnight = meta.story({
  args: {
    segment: segmentOf({
      departure: { airport: 'PVG', name: '上海浦东', terminal: 'T1', time: '2026-06-11T23:35:00+08:00' },
      arrival: { airport: 'SVO', name: '莫斯科谢列梅捷沃', terminal: 'C', time: '2026-06-12T04:30:00+03:00' },
    }),
  },
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: /1/ })).toHaveTextContent('+1'),
});

export const Heads = meta.story({
  render: () => (
    <>
      <SegmentHead segment={segmentOf(closing)} now={now} people={['王芳']} badge={<Badge>MU</Badge>} />
      <SegmentHead segment={segmentOf({})} now={now} people={['张三', '李四', '张小乐']} />
      <SegmentHead segment={segmentOf(early)} now={now} />
    </>
  ),
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'check-in');
    await expect(canvas.getByText(t('day.today'))).toBeVisible();
    await expect(canvas.getByText(t('day.tomorrow'))).toBeVisible();
  },
});
