import { ChooseDocumentScreen } from '@mapp/kit/screens/account/choose-document';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { addressesIn } from '../../links.ts';

const meta = preview.meta({
  component: ChooseDocumentScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/addCertificates' },
});

/** Each kind leads to its own title. */
export const Basic = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2 });
    await expect(addressesIn(canvas.getByRole('main'))).toEqual(
      ['ID', 'passport', 'licence', 'licenceOfOfficer', 'otherID'].map(
        (sort) => `/mapp/addID?headerTit=${sort}`,
      ),
    );
  },
});
