import { IdentityCheckScreen } from '@mapp/kit/screens/account/identity-check';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { field, ready, saveButton } from '../../forms.ts';
import { linksTo } from '../../links.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { sentTo } from '../../sent-to.ts';
import { words } from '../../words.ts';

const path = '/api/account/checkIdentity';

const meta = preview.meta({
  component: IdentityCheckScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/checkID?next=mobile' },
});

async function prove(root: HTMLElement, number: string): Promise<void> {
  await ready(root);
  await userEvent.type(field(root, 'number'), number);
  await userEvent.click(saveButton(root));
}

export const Basic = meta.story({
  play: async ({ airline, canvasElement, navigation }) => {
    await prove(canvasElement, '310104199103072512');
    await waitFor(() => expect(navigation.log).toEqual([{ action: 'replace', to: '/mine/editMobile' }]));
    await expect(sentTo(airline, path)).toMatchObject([{ purpose: 'mobile' }]);
  },
});

export const ForPointsPassword = meta.story({
  parameters: { address: '/mine/checkID?next=pointsPassword' },
  play: async ({ canvasElement, navigation }) => {
    await prove(canvasElement, '310104199103072512');
    await waitFor(() => expect(navigation.log).toEqual([{ action: 'replace', to: '/mine/editConsumerpsw' }]));
  },
});

export const Mismatch = meta.story({
  parameters: { covers: ['account.identityMismatch'] },
  play: async ({ canvas, canvasElement, globals, navigation }) => {
    const t = await words(globals, 'account');
    await prove(canvasElement, '310104199003074510');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('identity.refused'));
    await expect(field(canvasElement, 'number')).toHaveValue('310104199003074510');
    await expect(navigation.log).toEqual([]);
  },
});

/** Nothing to compare with: a document comes first. */
export const NoDocument = meta.story({
  parameters: { member: '600000000006' },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'account');
    await expect(await canvas.findByText(t('identity.need'))).toBeVisible();
    await expect(linksTo(canvasElement, '/mapp/mine/addCertificates')[0]).toBeVisible();
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/account/profile', 220));
