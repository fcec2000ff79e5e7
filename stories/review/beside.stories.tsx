import preview from '#storybook/preview';
import { alongs } from '../../.storybook/beside.ts';
import type { Along } from '../../.storybook/beside-address.ts';
import { Frames } from './Frames.tsx';

/** A frame loads the whole catalogue, which a test's page does not serve: `npm run test:catalogue` opens them. */
const meta = preview.meta({
  tags: ['!autodocs', '!test'],
  // As wide as the catalogue leaves room.
  globals: { viewport: { value: '100pct-100pct', isRotated: false } },
  parameters: { chromatic: { disableSnapshot: true } },
});

const isAlong = (name: unknown): name is Along => Object.hasOwn(alongs, String(name));

const beside = (along: Along, story = 'screens-points-bill--basic') => ({
  args: { story, along },
  argTypes: { along: { control: 'select', options: Object.keys(alongs) } } as const,
  render: (args: Record<string, unknown>, { globals }: { globals: Record<string, unknown> }) => (
    <Frames
      story={String(args['story'])}
      along={isAlong(args['along']) ? args['along'] : along}
      globals={globals}
    />
  ),
});

export const Languages = meta.story(beside('languages'));
export const Themes = meta.story(beside('themes'));
export const TextSizes = meta.story(beside('textSizes'));
export const Colours = meta.story(beside('colours', 'components-seat-map--each-kind'));
/** The shell decides by its host: tab bar, header, ways to sign in. */
export const Hosts = meta.story(beside('hosts', 'screens-shell--site-with-tab-bar'));
export const Viewers = meta.story(beside('viewers', 'screens-mine--basic'));
export const Networks = meta.story(beside('networks'));
export const Clocks = meta.story(beside('clocks', 'screens-points-expiring-points--basic'));
export const Widths = meta.story(beside('widths'));
