import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '@mapp/kit/theme';
import { addonNetwork } from './airline.ts';
import { addonStrict } from './strict.ts';
import { globalTypes, initialGlobals, viewports } from './toolbar.ts';
import { addonSite } from './site.tsx';

// A read is repeated twice before a screen says that the network is down.
configure({ asyncUtilTimeout: 5000 });

export default definePreview({
  addons: [addonStrict(), addonA11y(), addonDocs(), addonNetwork(), addonSite()],
  globalTypes,
  initialGlobals,
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Every node that is well would be described too, and sent with the story's result.
        resultTypes: ['violations', 'incomplete'],
      },
    },
    controls: { expanded: true },
    layout: 'fullscreen',
    viewport: { options: viewports },
    options: {
      storySort: { order: ['foundations', 'primitives', 'components', 'screens', 'journeys'] },
    },
  },
});
