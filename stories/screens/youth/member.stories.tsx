import { YouthMembershipScreen } from '@mapp/kit/screens/youth/member';
import { applyForYouth } from '@mapp/kit/contracts';
import { answerTo, payloads } from '@mapp/sandbox/ask';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: YouthMembershipScreen,
  tags: ['!autodocs'],
  parameters: { address: '/youthLeague/member' },
});

const path = '/api/youth/membership';

export const NotApplied = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'youth');
    await expect(await canvas.findByText(t('member.none'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('home.apply') })).toBeVisible();
  },
});

export const TooOld = meta.story({
  parameters: { member: '600000000003' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'youth');
    await expect(await canvas.findByRole('link', { name: t('way.guide') })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('home.apply') })).toBeNull();
  },
});

export const Reviewing = meta.story({
  beforeEach: async ({ airline }) => {
    await answerTo(airline, applyForYouth, undefined, { token: airline.signIn('600000000001') });
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'youth');
    await expect(await canvas.findByText(t('member.reviewing'))).toBeVisible();
    await expect(canvas.getByText('东海大学')).toBeVisible();
  },
});

export const Member = meta.story({
  parameters: { member: '600000000006' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'youth');
    await expect(await canvas.findByText('Y-2025-0618')).toBeVisible();
    await expect(canvas.getByText(t('member.member'))).toBeVisible();
  },
});

/** For what can be set right. */
export const DeclinedMayApplyAgain = meta.story({
  beforeEach: async ({ airline }) => {
    const applicant = { ...payloads.applyForYouth, organisation: '无名单位' };
    await answerTo(airline, applyForYouth, applicant, { token: airline.signIn('600000000001') });
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'youth');
    await expect(await canvas.findByText(t('member.declined'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('member.again') })).toBeVisible();
  },
});

/** For the age: an application would be declined again. */
export const Declined = meta.story({
  parameters: { member: '600000000004' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'youth');
    await expect(await canvas.findByText(t('member.declined'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('way.guide') })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('member.again') })).toBeNull();
  },
});

export const Waiting = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'timeout', times: 1 }),
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'http500', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'youth');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failed'));
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(path));
