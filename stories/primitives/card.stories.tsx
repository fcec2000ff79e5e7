import { Badge } from '@mapp/kit/primitives/badge';
import { Card, CardHead, CardLink, Section, SectionLink } from '@mapp/kit/primitives/card';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from './padded.tsx';

const meta = preview.meta({
  component: Card,
  subcomponents: { CardHead, CardLink, Section, SectionLink },
  decorators: [padded],
  args: { children: '近 6 个月' },
});

export const Basic = meta.story({
  play: async ({ canvas, said }) => {
    await expect(getComputedStyle(canvas.getByText(said('近 6 个月'))).padding).toBe('16px');
  },
});

export const Flush = meta.story({
  args: { flush: true },
  play: async ({ canvas, said }) => {
    await expect(getComputedStyle(canvas.getByText(said('近 6 个月'))).padding).toBe('0px');
  },
});

/** The whole card leads on; its first line has words and a badge. */
export const LeadsOn = meta.story({
  render: () => (
    <CardLink href="/mapp/myBill">
      <CardHead>
        <span>积分订单</span>
        <Badge tone="done" icon="check">
          已完成
        </Badge>
      </CardHead>
      2,000 分
    </CardLink>
  ),
  play: async ({ canvas, said }) => {
    const card = canvas.getByRole('link', { name: new RegExp(said('积分订单')) });
    await expect(getComputedStyle(card)).toMatchObject({ display: 'block', padding: '16px' });
    const [words, badge] = [canvas.getByText(said('积分订单')), canvas.getByText(said('已完成'))];
    await expect(badge.getBoundingClientRect().left).toBeGreaterThan(words.getBoundingClientRect().right);
  },
});

export const UnderAHeading = meta.story({
  render: () => (
    <Section title="即将到期" action={<SectionLink href="/mapp/rules">规则</SectionLink>}>
      <Card>1,200 分</Card>
    </Section>
  ),
  play: async ({ canvas, said }) => {
    await expect(canvas.getByRole('region', { name: said('即将到期') })).toBeVisible();
    const link = canvas.getByRole('link', { name: said('规则') }).getBoundingClientRect();
    await expect(Math.min(link.width, link.height)).toBeGreaterThanOrEqual(44);
    const head = canvas.getByRole('heading', { name: said('即将到期') }).parentElement;
    await expect(head?.getBoundingClientRect().height).toBeLessThan(30);
  },
});

export const WithQuietWords = meta.story({
  render: () => (
    <Section title="2026年5月" action="+2,160　−3,000">
      <Card>积分发放</Card>
    </Section>
  ),
});

/** An action that finds no room beside the title begins where the title does. */
export const ActionBelow = meta.story({
  render: () => (
    <div style={{ inlineSize: 120 }}>
      <Section title="即将到期" action={<SectionLink href="/mapp/rules">规则</SectionLink>}>
        <Card>1,200 分</Card>
      </Section>
    </div>
  ),
  play: async ({ canvas, said }) => {
    const title = canvas.getByRole('heading', { name: said('即将到期') }).getBoundingClientRect();
    const words = canvas.getByText(said('规则')).getBoundingClientRect();
    await expect(words.bottom).toBeGreaterThan(title.bottom);
    await expect(words.left - title.left).toBeLessThan(12);
  },
});
