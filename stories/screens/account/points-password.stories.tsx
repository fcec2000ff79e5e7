import { PointsPasswordScreen } from '@mapp/kit/screens/account/points-password';
import { seededProofs } from '@mapp/sandbox/member-account';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { field, ready, saveButton } from '../../forms.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { sentTo } from '../../sent-to.ts';
import { words } from '../../words.ts';

const path = '/api/account/savePointsPassword';
const proof = { name: 'proof', keeps: {}, choices: () => ({}) };

const meta = preview.meta({
  component: PointsPasswordScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/editConsumerpsw' },
  beforeEach: ({ world }) => world.session.drafts.write(proof, seededProofs.pointsPassword, 'pointsPassword'),
});

async function fillIn(root: HTMLElement): Promise<void> {
  await ready(root);
  await userEvent.type(field(root, 'password'), '280519');
  await userEvent.type(field(root, 'repeat'), '280519');
  await userEvent.click(saveButton(root));
}

export const Basic = meta.story({
  play: async ({ airline, canvasElement, navigation }) => {
    await fillIn(canvasElement);
    await waitFor(() => expect(navigation.log).toEqual([{ action: 'replace', to: '/mine/accountManage' }]));
    await expect(sentTo(airline, path)).toMatchObject([{ newPassword: '280519' }]);
  },
});

export const NotProven = meta.story({
  beforeEach: ({ world }) => world.session.drafts.clear(),
  play: async ({ navigation }) => {
    await waitFor(() =>
      expect(navigation.log).toEqual([{ action: 'replace', to: '/mine/checkID?next=pointsPassword' }]),
    );
  },
});

export const OutcomeUnknown = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'network' }),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'forms');
    const outcome = await words(globals, 'outcome');
    await fillIn(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByText(t('absent.title'))).toBeVisible();
    await expect(field(canvasElement, 'password')).toHaveValue('280519');
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/account/profile', 220));
