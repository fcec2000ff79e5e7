import { AccrualResult, Conditions, RewardCard } from '@mapp/kit/components/points-calculator';
import { Section } from '@mapp/kit/primitives/card';
import { scaledPrices } from '@mapp/kit/rules';
import { calculatorResultDriver, type User, type Way } from '@mapp/kit/testing';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';

/** Driver by which host teams read the calculator's result, on the components themselves. */
const meta = preview.meta({ tags: ['!autodocs'] });

const changed = fn((event: Event) => event.preventDefault());
const [enough, short] = scaledPrices([9000, 24_000], 12_480);
const tax = { amount: 7000, currency: 'CNY' };

/** Both kinds of result below their conditions; a third reward as a guest sees it. */
const render = () => (
  <>
    <Conditions
      from={{ code: 'PEK', place: 'Beijing' }}
      to={{ code: 'SHA', place: '' }}
      between="1,088 km"
      facts={['Y', 'CNY 1,200']}
      changeHref="#change"
    />
    <AccrualResult
      details={[
        {
          pointType: 'CONSUME',
          points: 1142,
          parts: [
            { part: 'fare', points: 1088, rate: 100 },
            { part: 'tier', points: 54, rate: 5 },
          ],
        },
        { pointType: 'UPGRADE_POINT', points: 1088 },
        { pointType: 'UPGRADE_COUNT', points: 1 },
      ]}
    />
    <Section title="Rewards">
      <RewardCard reward={{ cabinClass: 'W', awardType: 'saver', points: 9000, tax }} scaled={enough} />
      <RewardCard reward={{ cabinClass: 'V', awardType: 'promo', points: 24_000, tax }} scaled={short} />
      <RewardCard reward={{ cabinClass: 'U', awardType: 'flex', points: 11_000, tax }} scaled={undefined} />
    </Section>
  </>
);

async function read(root: HTMLElement, user: User, by: Way): Promise<void> {
  const result = calculatorResultDriver(root, { user, by });
  await expect(await result.conditions()).toEqual({ from: 'PEK', to: 'SHA', facts: ['Y', 'CNY 1,200'] });
  await expect(await result.earned()).toEqual({
    points: expect.stringMatching(/^\+1.142$/),
    parts: [expect.stringMatching(/^1.088$/), '54'],
    others: [expect.stringMatching(/^\+1.088$/), '+1'],
  });
  const rewards = await result.rewards();
  await expect(rewards.map(({ enough: suffices }) => suffices)).toEqual([true, false, undefined]);
  await expect(rewards[0]?.name).toContain('W');
  await expect(rewards[1]?.price).toMatch(/^24.000/);
  await expect(rewards[2]?.tax).toContain('70');
  changed.mockClear();
  root.addEventListener('click', changed, { once: true });
  await result.change();
  await expect(changed).toHaveBeenCalledTimes(1);
}

export const ByPointer = meta.story({
  render,
  play: ({ canvasElement, userEvent }) => read(canvasElement, userEvent, 'pointer'),
});

export const ByKeyboard = meta.story({
  render,
  play: ({ canvasElement, userEvent }) => read(canvasElement, userEvent, 'keyboard'),
});

export const ByTouch = meta.story({
  render,
  play: ({ canvasElement, userEvent }) => read(canvasElement, userEvent, 'touch'),
});
