import { useClient } from '@mapp/kit/client';
import { bindSignIn } from '@mapp/kit/client/bind';
import { useHost, type FakeHost } from '@mapp/kit/host';
import { Button } from '@mapp/kit/primitives/button';
import { Screen } from '@mapp/kit/primitives/screen';
import { useState } from 'react';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import preview from '#storybook/preview';

/** A partner's page as it opens: it hands over its message and waits for one of five outcomes. */
function PartnerPage({ message }: { message: string }) {
  const client = useClient();
  const host = useHost();
  const [outcome, setOutcome] = useState('');
  return (
    <Screen>
      <h1>{host.environment().channel ?? 'browser'}</h1>
      <Button onClick={() => void bindSignIn(client, host, { message }).then(setOutcome)}>
        bindAndLogin {message}
      </Button>
      <p role="status">{outcome}</p>
    </Screen>
  );
}

const meta = preview.meta({
  component: PartnerPage,
  tags: ['!autodocs'],
  parameters: { member: null },
  globals: { host: 'bank' },
});

/** One outcome, and what the program must have done. */
const outcome = (code: number, action: string, channel: 'bank' | 'rail' = 'bank') => ({
  args: { message: `bind-${code}` },
  globals: { host: channel },
  parameters: { covers: [`bind.${code}`] },
  play: async ({ canvas, host }: { canvas: ReturnType<typeof within>; host: FakeHost }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await waitFor(() =>
      expect(canvas.getAllByRole('status').map((each: HTMLElement) => each.textContent)).toContain(action),
    );
    await expect(host.environment().proof !== '').toBe(action === 'keepToken');
    if (action === 'signIn')
      await waitFor(() => expect(host.log).toContainEqual(expect.objectContaining({ action: 'login' })));
    else await expect(host.log.some(({ action: done }) => done === 'login')).toBe(false);
  },
});

export const Bound = meta.story(outcome(0, 'keepToken'));
export const NothingHappens = meta.story(outcome(1, 'nothing'));
export const Failure2 = meta.story(outcome(2, 'signIn'));
export const Failure3 = meta.story(outcome(3, 'signIn'));
export const Failure4 = meta.story(outcome(4, 'signIn'));
export const FailureOnRail = meta.story(outcome(3, 'clearCookies', 'rail'));
