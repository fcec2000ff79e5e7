import { InspectorScreen } from '@mapp/kit/screens/home/inspector';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { linksTo } from '../../links.ts';

const meta = preview.meta({
  component: InspectorScreen,
  tags: ['!autodocs'],
  parameters: { address: '/test' },
});

/** Value of a field, by its name. */
const valueOf = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement)
    .queryAllByRole('term')
    .find(({ textContent }) => textContent === name)?.nextElementSibling?.textContent;

export const Basic = meta.story({
  play: async ({ canvasElement, host }) => {
    await waitFor(() => expect(valueOf(canvasElement, 'platform')).toBe('"M"'));
    await expect(valueOf(canvasElement, 'salesChannel')).toBe('"NzcwMQ=="');
    await expect(valueOf(canvasElement, 'airlineCode')).toBe('"MU"');
    const { proof } = host.environment();
    await expect(proof).not.toBe('');
    await expect(canvasElement).not.toHaveTextContent(proof);
  },
});

/** A member elsewhere than in a browser: what the airline is told of the place. */
const inHost = (host: string, name: 'platform' | 'channel', value: string) => ({
  globals: { host },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await waitFor(() => expect(valueOf(canvasElement, name)).toBe(JSON.stringify(value)));
  },
});
const unpictured = { parameters: { chromatic: { disableSnapshot: true } } };

export const MiniProgram = meta.story(inHost('miniprogram', 'platform', 'Miniprogram'));
export const RailPartner = meta.story(inHost('rail', 'channel', 'rail'));
// The pictures of those above differ from these in a word.
export const PaymentMiniProgram = meta.story({ ...inHost('ali', 'platform', 'Ali'), ...unpictured });
export const LearningApp = meta.story({ ...inHost('xuexi', 'platform', 'Xuexi'), ...unpictured });
export const ShortVideoMiniProgram = meta.story({ ...inHost('douyin', 'platform', 'Douyin'), ...unpictured });
export const CompanyTravel = meta.story({ ...inHost('company', 'channel', 'company'), ...unpictured });

export const VersionSwitched = meta.story({
  play: async ({ canvas, canvasElement, world }) => {
    await userEvent.click(await within(await canvas.findByRole('main')).findByRole('button'));
    const sheet = within(await screen.findByRole('dialog'));
    await expect(sheet.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      '219',
      '218',
      '216',
      '215',
    ]);
    await userEvent.click(sheet.getByRole('radio', { name: '216' }));
    await waitFor(() =>
      expect(within(within(canvasElement).getByRole('main')).getAllByRole('button')[0]).toHaveTextContent(
        '216',
      ),
    );
    await expect(world.session.get('version')).toBe('216');
  },
});

export const NotInProduction = meta.story({
  parameters: { config: { environment: 'production' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(linksTo(canvasElement, '/mapp/Home')[0]).toBeVisible());
    await expect(within(canvasElement).queryByRole('term')).toBeNull();
  },
});
