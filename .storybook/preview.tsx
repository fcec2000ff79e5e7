import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import type { Locale } from '@mapp/kit/messages';
import '@mapp/kit/theme';
import { holdClock, storyTime } from './clock.ts';
import { addonStrict } from './strict.ts';
import { Surroundings } from './Surroundings.tsx';
import { globalTypes, initialGlobals, viewports } from './toolbar.ts';

export default definePreview({
  addons: [addonStrict(), addonA11y(), addonDocs()],
  globalTypes,
  initialGlobals,
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    controls: { expanded: true },
    layout: 'fullscreen',
    viewport: { options: viewports },
    options: {
      storySort: { order: ['foundations', 'primitives', 'components', 'screens', 'journeys'] },
    },
  },
  beforeEach: () => holdClock(storyTime),
  decorators: [
    (Story, { globals }) => (
      <Surroundings locale={globals['locale'] as Locale}>
        <Story />
      </Surroundings>
    ),
  ],
});
