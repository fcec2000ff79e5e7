import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { create } from 'storybook/theming';
import { configure } from 'storybook/test';
import '@mapp/kit/theme';
import { addonAccessibility } from './accessibility.ts';
import { addonDirect, addonNetwork } from './airline.ts';
import { withoutUndefined } from './arg-types.ts';
import { chromaticIn } from './chromatic.ts';
import { DocsPage } from './docs/DocsPage.tsx';
import { addonWords } from './broken-words.ts';
import { addonLeaks } from './leaks.ts';
import { addonLightReports } from './light-reports.ts';
import { addonSameNames } from './same-names.ts';
import { addonOtherLanguages } from './other-languages.ts';
import './cheap-errors.ts';
import './preparing.css';
import { lookNow } from './look.ts';
import { ofEveryStory } from './modes.ts';
import { inTests } from './plays.ts';
import { addonSite } from './site.tsx';
import { addonStrict } from './strict.ts';
import { globalTypes, initialGlobals } from './toolbar.ts';
import { viewports } from './viewports.ts';

// A read is repeated twice before a screen says that the network is down; a part's code may be built before it comes.
configure({ asyncUtilTimeout: 10_000 });

export default definePreview({
  // Swept from the last to the first: the leaks when the site's calls have ended, the log at last.
  addons: [
    addonStrict(),
    addonOtherLanguages(),
    addonLightReports(),
    addonWords(),
    addonSameNames(),
    addonLeaks(),
    addonAccessibility(),
    addonDocs(),
    addonDirect(),
    addonNetwork(),
    addonSite(),
  ],
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [withoutUndefined],
  tags: ['autodocs'],
  parameters: {
    throwPlayFunctionExceptions: inTests,
    docs: { theme: create(lookNow()), page: DocsPage },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Every node that is well would be described too, and sent with the story's result. A test looks at the violations alone.
        resultTypes:
          import.meta.env['VITEST_STORYBOOK'] === 'false' ? ['violations'] : ['violations', 'incomplete'],
      },
    },
    chromatic: chromaticIn(ofEveryStory),
    // Beside a phone there is room for names and controls; what a prop does is told on the page of docs.
    controls: { exclude: ['className', 'style', 'ref'] },
    layout: 'fullscreen',
    viewport: { options: viewports },
    options: {
      // The catalogue opens on its first page.
      storySort: {
        order: [
          'welcome',
          ['Welcome', 'Getting started'],
          'foundations',
          'primitives',
          'components',
          'screens',
          'journeys',
          'review',
        ],
        method: 'alphabetical',
      },
    },
  },
});
