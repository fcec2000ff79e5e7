import { queryBeneficiary } from '@mapp/kit/contracts';
import { BeneficiaryChoiceScreen } from '@mapp/kit/screens/booking/beneficiary-choice';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { bookingQuery, formTold } from '../../booking.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { tall } from '../../tall.ts';
import { there } from '../../there.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: BeneficiaryChoiceScreen,
  tags: ['!autodocs'],
  parameters: { address: `/overbook/beneficiaryList?${bookingQuery}`, ...tall.parameters },
  globals: tall.globals,
});

/** A beneficiary is taken along. */
export const Basic = meta.story({
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'booking-form');
    const boxes = await canvas.findAllByRole('checkbox');
    const open = there(boxes.find((box) => !box.hasAttribute('disabled')));
    await userEvent.click(open);
    await expect(open).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: t('passengers.done') }));
    await expect(there(navigation.log.at(-1)).to).toMatch(/^\/overbook\/aircrew\?/);
  },
});

/** Obstacles are told before a box can be ticked; the form that mends one is opened under a name that says nothing of anybody. */
export const CannotBeChosen = meta.story({
  beforeEach: async ({ msw }) => msw.use(await formTold({ paxs: [], paxAvailableIdTypes: ['BR'] })),
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'booking-form');
    await expect((await canvas.findAllByText(t('obstacle.documentKind'))).length).toBeGreaterThan(0);
    for (const box of canvas.getAllByRole('checkbox')) {
      await expect(box).toBeDisabled();
      await expect(box).not.toBeChecked();
    }
    await userEvent.click(
      there(canvas.getAllByRole('button', { name: new RegExp(`^${t('obstacle.other')}`) })[0]),
    );
    await expect(there(navigation.log.at(-1)).to).toMatch(/^\/overbook\/editAircrew\?.*&passenger=typed-1$/);
  },
});

/** Nobody yet. */
export const NoBeneficiary = meta.story({
  parameters: { member: '600000000002' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await expect(await canvas.findByRole('link', { name: t('beneficiaries.add') })).toBeVisible();
  },
});

export const Waiting = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: queryBeneficiary.path, kind: 'timeout', times: 1 }),
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(queryBeneficiary.path));
