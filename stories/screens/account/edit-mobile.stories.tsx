import { EditMobileScreen } from '@mapp/kit/screens/account/edit-mobile';
import { seededProofs } from '@mapp/sandbox/member-account';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { field, formsIn, ready, saveButton } from '../../forms.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { sentTo } from '../../sent-to.ts';
import { words } from '../../words.ts';

const path = '/api/account/saveMobile';
const proof = { name: 'proof', keeps: {}, choices: () => ({}) };

const meta = preview.meta({
  component: EditMobileScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/editMobile' },
  beforeEach: ({ world }) => world.session.drafts.write(proof, seededProofs.mobile, 'mobile'),
});

async function fillIn(root: HTMLElement): Promise<void> {
  await ready(root);
  await userEvent.type(field(root, 'account'), '13912340987');
  await userEvent.type(field(root, 'code'), '246810');
  await userEvent.click(saveButton(root));
}

/** Once only, which is said once more before the tap. */
export const Basic = meta.story({
  play: async ({ canvas, airline, canvasElement, navigation }) => {
    await ready(canvasElement);
    await expect(canvas.getByRole('strong')).toBeVisible();
    await fillIn(canvasElement);
    await waitFor(() => expect(navigation.log).toEqual([{ action: 'replace', to: '/mine/accountManage' }]));
    await expect(sentTo(airline, path)).toMatchObject([
      { proof: seededProofs.mobile, mobile: '13912340987' },
    ]);
    await expect(airline.accounts.phoneChanged('600000000001')).toBe(true);
  },
});

/** Without a proof the way leads to where it is given. */
export const NotProven = meta.story({
  beforeEach: ({ world }) => world.session.drafts.clear(),
  play: async ({ navigation }) => {
    await waitFor(() =>
      expect(navigation.log).toEqual([{ action: 'replace', to: '/mine/checkID?next=mobile' }]),
    );
  },
});

/** The proof no longer holds: nothing typed is lost until the member goes to give it again. */
export const ProofTooOld = meta.story({
  parameters: { covers: ['account.proofMissing'] },
  beforeEach: ({ world }) => world.session.drafts.write(proof, 'old', 'mobile'),
  play: async ({ canvas, canvasElement, globals, navigation }) => {
    const t = await words(globals, 'account');
    await fillIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('identity.again'));
    await expect(field(canvasElement, 'account')).toHaveValue('13912340987');
    await userEvent.click(canvas.getByRole('button', { name: t('identity.redo') }));
    await expect(navigation.log).toEqual([{ action: 'replace', to: '/mine/checkID?next=mobile' }]);
  },
});

export const AlreadyChanged = meta.story({
  beforeEach: ({ airline }) => airline.accounts.changePhone('600000000001', '13912340987'),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'account');
    await expect(await canvas.findByText(t('mobile.changed'))).toBeVisible();
    await expect(formsIn(canvasElement)).toHaveLength(0);
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure('/api/account/profile', 220));
