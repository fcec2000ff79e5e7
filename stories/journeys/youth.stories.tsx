import { YouthApplyScreen } from '@mapp/kit/screens/youth/apply';
import { YouthHomeScreen } from '@mapp/kit/screens/youth/home';
import { YouthMembershipScreen } from '@mapp/kit/screens/youth/member';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { field, ready } from '../forms.ts';
import { sentTo } from '../sent-to.ts';
import { tall } from '../tall.ts';
import { words } from '../words.ts';
import { Walk } from './Walk.tsx';

const screens = {
  youthHome: YouthHomeScreen,
  youthApply: YouthApplyScreen,
  youthMembers: YouthMembershipScreen,
};
const onLeft = fn();
const path = '/api/youth/apply';

const meta = preview.meta({
  component: Walk,
  tags: ['!autodocs'],
  parameters: tall.parameters,
  globals: tall.globals,
  args: { screens, start: '/youthLeague/home', onLeft },
  beforeEach: () => void onLeft.mockClear(),
});

/** From the first page to the membership; the answer to the application is lost on the way and looked up. */
export const Joining = meta.story({
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const t = await words(globals, 'youth');
    const outcome = await words(globals, 'outcome');
    await userEvent.click(await canvas.findByRole('link', { name: t('home.apply') }));
    await ready(canvasElement);
    await userEvent.type(field(canvasElement, 'name'), '林海');
    await userEvent.type(field(canvasElement, 'phone'), '13912340987');
    await userEvent.click(canvas.getByRole('radio', { name: t('occupation.employed') }));
    await userEvent.type(field(canvasElement, 'organisation'), '东海设计');
    await userEvent.click(field(canvasElement, 'agree'));
    airline.fault({ path, kind: 'network', after: true });
    await userEvent.click(canvas.getByRole('button', { name: t('apply.send') }));
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByRole('heading', { level: 2, name: t('apply.done') })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: t('way.member') }));
    await expect(await canvas.findByText('东海设计')).toBeVisible();
    await expect(sentTo(airline, path)).toHaveLength(1);
  },
});
