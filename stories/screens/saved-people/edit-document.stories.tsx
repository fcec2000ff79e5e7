import { messagesFor, type Locale } from '@mapp/kit/messages';
import { EditDocumentScreen } from '@mapp/kit/screens/saved-people/edit-document';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';

const meta = preview.meta({
  component: EditDocumentScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/editCertificate/0?passenger=P-0001-3' },
});

/** After a reload the passenger's form is gone: the way leads there. The form itself is in the journey. */
export const PassengerForgotten = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'saved-people');
    await expect(await canvas.findByText(t('lost.title'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('lost.back') })).toHaveAttribute(
      'href',
      '/mapp/mine/editAircrew?passenger=P-0001-3',
    );
  },
});
