import { messagesFor, type Locale } from '@mapp/kit/messages';
import { AddDocumentScreen } from '@mapp/kit/screens/saved-people/add-document';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';

const meta = preview.meta({
  component: AddDocumentScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/addCertificate' },
});

/** After a reload the passenger's form is gone: the way leads there. The form itself is in the journey. */
export const PassengerForgotten = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'saved-people');
    await expect(await canvas.findByText(t('lost.title'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('lost.back') })).toHaveAttribute(
      'href',
      '/mapp/mine/addAircrew',
    );
  },
});
