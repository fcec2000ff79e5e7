import { NextTrip } from '@mapp/kit/components/next-trip';
import { Badge } from '@mapp/kit/primitives/badge';
import { Button } from '@mapp/kit/primitives/button';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { leavingAt, now, overnight, tomorrow } from '../fixtures/home.ts';
import { padded } from '../primitives/padded.tsx';

const meta = preview.meta({ component: NextTrip, decorators: [padded], args: { trip: tomorrow, now } });

export const Basic = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('08:00')).toBeVisible();
    await expect(canvas.getByText('10:15')).toBeVisible();
    await expect(canvas.getByRole('strong')).toHaveTextContent('22');
  },
});

export const Today = meta.story({
  args: { trip: leavingAt('2026-06-01T14:30:00+08:00', '2026-06-01T16:45:00+08:00') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('strong')).toHaveTextContent('4');
  },
});

export const InAFewMinutes = meta.story({
  args: { trip: leavingAt('2026-06-01T10:35:00+08:00', '2026-06-01T12:50:00+08:00') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('strong')).toHaveTextContent('35');
  },
});

export const Departed = meta.story({
  args: { trip: leavingAt('2026-06-01T09:30:00+08:00', '2026-06-01T11:45:00+08:00') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('strong')).toBeNull();
  },
});

export const OvernightFromAbroad = meta.story({
  args: { trip: overnight },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /1/ })).toHaveTextContent('+1');
    await expect(canvas.getByRole('strong')).toHaveTextContent('4');
  },
});

export const OvernightOnANarrowPhone = meta.story({
  args: { trip: overnight },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

/** Seat, gate and boarding are known, and the pass is there. */
export const CheckedIn = meta.story({
  args: {
    badge: (
      <Badge tone="done" icon="check">
        已值机
      </Badge>
    ),
    facts: [
      { label: '座位', value: '33C' },
      { label: '登机口', value: 'C31' },
      { label: '登机', value: '07:20' },
    ],
    action: (
      <Button variant="tinted" size="medium" icon="pass" href="/mapp/boarde/boardingCard">
        登机牌
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '33C',
      'C31',
      '07:20',
    ]);
    await expect(canvas.getByRole('link')).toBeVisible();
  },
});

/** As a page of large text shows it: the flight, the times and one button. */
export const Plain = meta.story({
  args: { plain: true, action: <Button wide>办理值机</Button> },
  globals: { textSize: 'elder' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('08:00')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('PEK');
    await expect(canvas.queryByRole('strong')).toBeNull();
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBeGreaterThanOrEqual(60);
  },
});

/** On the day itself the countdown comes back. */
export const PlainOnTheDay = meta.story({
  args: {
    plain: true,
    trip: leavingAt('2026-06-01T10:35:00+08:00', '2026-06-01T12:50:00+08:00'),
    facts: [{ label: '登机口', value: 'C31' }],
    action: <Button wide>登机牌</Button>,
  },
  globals: { textSize: 'elder' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('strong')).toHaveTextContent('35');
  },
});

/** Before check-in opens what is not known yet is said in words. */
export const NotKnownYet = meta.story({
  args: {
    facts: [
      { label: '座位', value: '未选', open: true },
      { label: '登机口', value: '当天公布', open: true },
      { label: '值机开放', value: '5月31日', open: true },
    ],
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement, said }) => {
    await expect(canvas.getByText(said('当天公布'))).toBeVisible();
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
