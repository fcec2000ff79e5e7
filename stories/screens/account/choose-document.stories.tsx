import { ChooseDocumentScreen } from '@mapp/kit/screens/account/choose-document';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: ChooseDocumentScreen,
  tags: ['!autodocs'],
  parameters: { address: '/mine/addCertificates' },
});

/** Each kind leads to its own title. */
export const Basic = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 2 });
    const links = [...canvasElement.querySelectorAll('main a')];
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['ID', 'passport', 'licence', 'licenceOfOfficer', 'otherID'].map(
        (sort) => `/mapp/addID?headerTit=${sort}`,
      ),
    );
  },
});
