import { applyForYouth } from '@mapp/kit/contracts';
import { YouthApplyScreen } from '@mapp/kit/screens/youth/apply';
import { answerTo } from '@mapp/sandbox/ask';
import { expect, waitFor, within, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { field, formsIn, ready, saveButton } from '../../forms.ts';
import { sentTo } from '../../sent-to.ts';
import { tall } from '../../tall.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: YouthApplyScreen,
  tags: ['!autodocs'],
  parameters: { address: '/youthLeague/apply', ...tall.parameters },
  globals: tall.globals,
});

const path = '/api/youth/apply';

/** Taken in: the sentence has the focus, and the way to the progress is there. */
async function arrived(root: HTMLElement, globals: Record<string, unknown>): Promise<void> {
  const t = await words(globals, 'youth');
  const told = await within(root).findByRole('heading', { level: 2, name: t('apply.done') });
  await waitFor(() => expect(told).toHaveFocus());
  await expect(await within(root).findByText(t('member.applicationNo'))).toBeVisible();
  await expect(within(root).getByRole('link', { name: t('way.member') })).toHaveAttribute(
    'href',
    '/mapp/youthLeague/member',
  );
}

async function fillIn(root: HTMLElement, globals: Record<string, unknown>): Promise<void> {
  const t = await words(globals, 'youth');
  await ready(root);
  await userEvent.type(field(root, 'name'), '林海');
  await userEvent.type(field(root, 'phone'), '13912340987');
  await userEvent.click(within(root).getByRole('radio', { name: t('occupation.student') }));
  await userEvent.type(field(root, 'organisation'), '东海大学');
  await userEvent.click(field(root, 'agree'));
}

export const Basic = meta.story({
  play: async ({ airline, canvasElement, globals }) => {
    await fillIn(canvasElement, globals);
    await userEvent.click(saveButton(canvasElement));
    await arrived(canvasElement, globals);
    await expect(sentTo(airline, path)).toHaveLength(1);
  },
});

export const NothingTyped = meta.story({
  play: async ({ airline, canvas, canvasElement }) => {
    await ready(canvasElement);
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(field(canvasElement, 'organisation')).toBeInvalid());
    const problems = within(canvas.getByRole('group', { name: /5/ }));
    await expect(problems.getAllByRole('link')).toHaveLength(5);
    await expect(sentTo(airline, path)).toHaveLength(0);
  },
});

/** The answer was lost on the way back: it is looked up, and not sent again. */
export const OutcomeUnknown = meta.story({
  parameters: { covers: ['youth.outcomeUnknown'] },
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'network', times: 1, after: true }),
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const t = await words(globals, 'youth');
    const outcome = await words(globals, 'outcome');
    await fillIn(canvasElement, globals);
    await userEvent.click(saveButton(canvasElement));
    await expect(await canvas.findByText(t('outcome.unknown'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: outcome('check') }));
    await arrived(canvasElement, globals);
    await expect(sentTo(airline, path)).toHaveLength(1);
  },
});

/** It never arrived: everything typed is still there. */
export const NotArrived = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'network', times: 1 }),
  play: async ({ canvas, canvasElement, globals, navigation }) => {
    const t = await words(globals, 'youth');
    const outcome = await words(globals, 'outcome');
    await fillIn(canvasElement, globals);
    await userEvent.click(saveButton(canvasElement));
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByText(t('outcome.absentText'))).toBeVisible();
    await expect(field(canvasElement, 'organisation')).toHaveValue('东海大学');
    await expect(navigation.log).toEqual([]);
  },
});

/** Told before a form that would be filled in for nothing. */
export const TooOld = meta.story({
  parameters: { member: '600000000003', covers: ['youth.age'] },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'youth');
    await expect(await canvas.findByText(t('refused.age'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('way.guide') })).toBeVisible();
    await expect(formsIn(canvasElement)).toHaveLength(0);
  },
});

export const AppliedBefore = meta.story({
  parameters: { member: '600000000006' },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'youth');
    await expect(await canvas.findByText(t('refused.twice'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('way.member') })).toBeVisible();
    await expect(formsIn(canvasElement)).toHaveLength(0);
  },
});

/** On another page, while this form was open. */
export const AppliedMeanwhile = meta.story({
  parameters: { covers: ['youth.twice'] },
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const t = await words(globals, 'youth');
    await fillIn(canvasElement, globals);
    await answerTo(airline, applyForYouth, undefined, { token: airline.signIn('600000000001') });
    await userEvent.click(saveButton(canvasElement));
    await expect(await canvas.findByText(t('refused.twice'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('way.member') })).toBeVisible();
    await expect(field(canvasElement, 'name')).toHaveValue('林海');
  },
});

/** Whether somebody may apply cannot be found out. */
export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/youth/membership', kind: 'http500', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'youth');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failed'));
  },
});

export const Waiting = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/youth/membership', kind: 'timeout', times: 1 }),
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

/** In the back end's own words. */
export const Refused = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'refused', times: 1 }),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'youth');
    await fillIn(canvasElement, globals);
    await userEvent.click(saveButton(canvasElement));
    await expect(await canvas.findByText(t('refused'))).toBeVisible();
  },
});
