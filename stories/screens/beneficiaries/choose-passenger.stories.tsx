import { ChoosePassengerScreen } from '@mapp/kit/screens/beneficiaries/choose-passenger';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { labelOf } from '../../label-of.ts';
import { tall } from '../../tall.ts';
import { there } from '../../there.ts';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { withoutRole } from '../../without-role.ts';

const meta = preview.meta({
  component: ChoosePassengerScreen,
  tags: ['!autodocs'],
  parameters: { address: '/beneficiaryManage/addPassenger', ...tall.parameters },
  globals: tall.globals,
});

const passengersPath = '/api/memberApi/passenger/queryPassengerList';
const beneficiariesPath = '/api/memberApi/member/queryBeneficiary';
const form = { action: 'push', to: '/beneficiaryManage/addBeneficiary?pageCode=1' };

const main = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

export const Basic = meta.story({
  play: async ({ canvas, canvasElement, navigation, airline }) => {
    const choices = await canvas.findAllByRole('radio');
    await expect(choices.length).toBeGreaterThan(3);
    await expect(main(canvasElement).getAllByRole('listitem').length).toBeGreaterThan(3);
    const asked = airline.requests().find(({ path }) => path === passengersPath);
    await expect((JSON.parse(there(asked).body) as { userId: string }).userId).toBeTruthy();
    await userEvent.click(there(choices[1]));
    await userEvent.click(main(canvasElement).getByRole('button'));
    await expect(navigation.log).toEqual([form]);
  },
});

/** Personal data go to the form in memory: neither the address nor any store carries them. */
export const NothingPersonalIsKept = meta.story({
  play: async ({ canvas, canvasElement, navigation, host }) => {
    const choice = there((await canvas.findAllByRole('radio'))[0]);
    const parts = withoutRole(labelOf(choice), '*').filter(
      ({ childElementCount }) => childElementCount === 0,
    );
    const name = there(parts.map(({ textContent }) => textContent).find(Boolean));
    await userEvent.click(choice);
    await userEvent.click(main(canvasElement).getByRole('button'));
    await waitFor(() => expect(navigation.log).toHaveLength(1));
    await expect(decodeURIComponent(JSON.stringify([navigation.log, host.log]))).not.toContain(name);
  },
});

export const NothingChosen = meta.story({
  play: async ({ canvas, canvasElement, navigation }) => {
    const choices = await canvas.findAllByRole('radio');
    await userEvent.click(main(canvasElement).getByRole('button'));
    await expect(choices[0]).toHaveFocus();
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(navigation.log).toEqual([]);
  },
});

export const Elder = meta.story({
  globals: { textSize: 'elder' },
  play: async ({ canvas }) => expect((await canvas.findAllByRole('radio')).length).toBeGreaterThan(3),
});

export const NobodySaved = meta.story({
  parameters: { member: '600000000002' },
  play: async ({ canvasElement, navigation }) => {
    await userEvent.click(await main(canvasElement).findByRole('link'));
    await expect(navigation.log).toEqual([form]);
  },
});

export const NoRoomForMore = meta.story({
  parameters: { member: '600000000004', covers: ['beneficiaries.full'] },
  play: async ({ canvas, canvasElement, navigation }) => {
    await userEvent.click(await main(canvasElement).findByRole('link'));
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(navigation.log).toEqual([{ action: 'push', to: '/beneficiaryManage' }]);
  },
});

export const Loading = meta.story({
  parameters: { latency: 60_000 },
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

/** Both reads fail; one retry brings both. */
export const NotToBeHad = meta.story({
  beforeEach: ({ airline }) => {
    airline.fault({ path: passengersPath, kind: 'http500', times: 1 });
    airline.fault({ path: beneficiariesPath, kind: 'refused', times: 1 });
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    const again = main(canvasElement).getByRole('button');
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
    await userEvent.click(again);
    await expect((await canvas.findAllByRole('radio')).length).toBeGreaterThan(3);
  },
});

export const SessionEnded = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: passengersPath, kind: 'session-expired', times: 1 }),
  play: async ({ host }) =>
    waitFor(() => expect(host.log).toContainEqual(expect.objectContaining({ action: 'login' }))),
});

export const SpecialAnswer = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: passengersPath, kind: 'special', times: 1 }),
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button'));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
});

export const OneCannotBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('queryPassengerList')),
  play: ({ canvas, globals }) => saysWhatIsMissing(canvas, globals),
});
