import { Figure, FigureSkeleton, heroTone, PageHero, type HeroTone } from '@mapp/kit/components/page-hero';
import { AppBar, AppBarAction } from '@mapp/kit/primitives/app-bar';
import { HeadDrawing, RouteNetwork } from '@mapp/kit/primitives/drawing';
import { Screen } from '@mapp/kit/primitives/screen';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { there } from '../there.ts';
import { withoutRole } from '../without-role.ts';

const meta = preview.meta({
  component: PageHero,
  subcomponents: { Figure, FigureSkeleton },
  args: {
    sentence: '您的积分，他们也能飞',
    line: '为受益人升舱、换座位',
    drawing: <HeadDrawing name="beneficiaries" />,
  },
});

const onScreen = (tone: HeroTone, hero: ReactNode) => (
  <Screen
    tone={heroTone(tone)}
    hero={hero}
    bar={
      <AppBar
        title="受益人"
        back={{ label: '返回', onClick: () => undefined }}
        action={<AppBarAction href="/mapp/rules">{'规则'}</AppBarAction>}
      />
    }
  >
    <div style={{ blockSize: 1200 }}>{'名单'}</div>
  </Screen>
);

const heroIn = (root: HTMLElement) => there(withoutRole(root, '[data-part="hero"]')[0]);

/** 276 px with the bar on it; the bar takes its colours and stays as the page scrolls. */
export const Basic = meta.story({
  render: (args) =>
    onScreen(
      'tint',
      <PageHero toEdge {...args}>
        <Figure value="3" unit="/ 8 位" />
      </PageHero>,
    ),
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('banner');
    await expect(Math.round(heroIn(canvasElement).getBoundingClientRect().bottom)).toBe(276);
    await expect(getComputedStyle(heroIn(canvasElement)).backgroundImage).toContain(
      getComputedStyle(bar).backgroundColor,
    );
    window.scrollTo(0, 400);
    await expect(Math.round(bar.getBoundingClientRect().top)).toBe(0);
    window.scrollTo(0, 0);
  },
});

export const OnNavy = meta.story({
  args: { overline: '14 至 35 岁', sentence: '和同龄人一起出发', drawing: undefined },
  render: (args) => onScreen('ink', <PageHero {...args} ground={<RouteNetwork chosen={['SIA', 'LXA']} />} />),
  play: async ({ canvas, canvasElement, said }) => {
    await expect(canvas.getByText(said('和同龄人一起出发'))).toBeVisible();
    await expect(heroIn(canvasElement).getBoundingClientRect().height).toBeGreaterThanOrEqual(344);
  },
});

/** Its words are still on their way: the head keeps its height. */
export const WordsOnTheWay = meta.story({
  args: { sentence: undefined, line: undefined, drawing: <HeadDrawing name="business" /> },
  render: (args) => onScreen('tint', <PageHero {...args} />),
  play: async ({ canvasElement }) =>
    expect(Math.round(heroIn(canvasElement).getBoundingClientRect().bottom)).toBe(276),
});

const tiers = ['STD', 'SIL', 'GOL', 'PLT', 'CHD'] as const;

/** Each tier's own colours. */
export const Tiers = meta.story({
  render: (args) => (
    <>
      {tiers.map((tier) => (
        <div key={tier} className={heroTone(tier)}>
          <PageHero {...args} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const grounds = withoutRole(canvasElement, '[data-part="hero"]').map(
      (hero) => getComputedStyle(hero).backgroundImage,
    );
    await expect(new Set(grounds).size).toBe(tiers.length);
  },
});

/** In large text on a narrow phone the words take the drawing's room. */
export const LargeTextOnANarrowPhone = meta.story({
  globals: { textSize: 'double', viewport: { value: 'narrow', isRotated: false } },
  args: { sentence: 'Ваши баллы — для близких', line: 'Повышение класса и места для них' },
  render: (args) => onScreen('tint', <PageHero {...args} />),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Ваши баллы — для близких')).toBeVisible();
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});

/** The figure is on its way: its head is as high as the one that comes. */
export const FigureOnItsWay = meta.story({
  render: (args) => (
    <>
      <PageHero {...args}>
        <FigureSkeleton />
      </PageHero>
      <PageHero {...args}>
        <Figure value="3" unit="位" />
      </PageHero>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [waiting, ready] = withoutRole(canvasElement, '[data-part="hero"]').map(
      (hero) => hero.getBoundingClientRect().height,
    );
    await expect(Math.abs(there(waiting) - there(ready))).toBeLessThanOrEqual(1);
  },
});
