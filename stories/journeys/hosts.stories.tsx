import {
  hostActs,
  rehearse,
  type BridgeCall,
  type HostAct,
  type RehearsalOptions,
} from '@mapp/kit/host/rehearsal';
import { Button } from '@mapp/kit/primitives/button';
import { ListCard, ListRow } from '@mapp/kit/primitives/list-row';
import { Screen } from '@mapp/kit/primitives/screen';
import { useState } from 'react';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import preview from '#storybook/preview';

const acts = Object.keys(hostActs) as HostAct[];

/** One line of the log: what was asked, of whom, with what; or its outcome. */
interface Line {
  readonly id: number;
  readonly of: string;
  readonly said: string;
}

const spelled = (value: unknown) => (value === undefined ? '' : JSON.stringify(value));

/** Everything that can be asked of a host, and what the host is asked then. Its bridge is in memory; the adapter is the real one. */
function HostDesk({ host: id, path, conduct, hosts, ssoUrl }: Omit<RehearsalOptions, 'onCall'>) {
  const [log, setLog] = useState<readonly Line[]>([]);
  const say = (of: string, value: unknown) =>
    setLog((lines) => [...lines, { id: lines.length, of, said: spelled(value) }]);
  const [{ host }] = useState(() =>
    rehearse({
      host: id,
      ...(path !== undefined && { path }),
      ...(conduct && { conduct }),
      ...(hosts && { hosts }),
      ...(ssoUrl !== undefined && { ssoUrl }),
      onCall: ({ to, with: given }: BridgeCall) => say(to, given),
    }),
  );
  const perform = (act: HostAct) => {
    hostActs[act](host).then(
      (answer: unknown) => say(`✓ ${act}`, answer),
      (reason: Error) => say(`✗ ${act}`, reason.message),
    );
  };
  return (
    <Screen>
      <h1>{id}</h1>
      <div>
        {acts.map((act) => (
          <Button key={act} variant="text" size="medium" onClick={() => perform(act)}>
            {act}
          </Button>
        ))}
      </div>
      <ListCard label="log">
        {log.map(({ id: line, of, said }) => (
          <ListRow key={line} label={of} detail={said} />
        ))}
      </ListCard>
    </Screen>
  );
}

const meta = preview.meta({
  component: HostDesk,
  tags: ['!autodocs'],
  parameters: { member: null },
  argTypes: {
    host: { control: 'select', options: ['browser', 'app', 'miniprogram', 'ali', 'xuexi', 'douyin'] },
    conduct: {
      control: 'select',
      options: ['answers', 'refuses', 'silent', 'covers', 'twice', 'late', 'slow', 'absent'],
    },
  },
});

interface Scene {
  canvas: ReturnType<typeof within>;
  canvasElement: HTMLElement;
}

/** Asks a host for something, and finds in the log what it was asked. */
const asks =
  (expected: Partial<Record<HostAct, string>>) =>
  async ({ canvas, canvasElement }: Scene) => {
    for (const [act, call] of Object.entries(expected)) {
      await userEvent.click(canvas.getByRole('button', { name: act, exact: true }));
      await waitFor(() => expect(canvasElement).toHaveTextContent(call));
      await waitFor(() => expect(canvasElement).toHaveTextContent(new RegExp(`[✓✗] ${act}`)));
    }
  };

export const Browser = meta.story({
  args: { host: 'browser' },
  play: asks({ login: '/sso/login?redirect=', openMine: 'site"/mine"', saveImage: 'browser.save' }),
});

export const App = meta.story({
  args: { host: 'app' },
  play: asks({
    login: 'MappBridge.login',
    openTicketOrders: 'MappBridge.ticketOrders',
    userInfo: 'Zhang San',
  }),
});

export const MessengerMiniProgram = meta.story({
  args: { host: 'miniprogram' },
  play: asks({
    login: 'cover=1',
    loginFromBill: 'hideMobileLogin=1',
    loginInGroup: '/pages/group/login/index',
    goHome: 'wx.miniProgram.switchTab',
    share: 'wx.miniProgram.postMessage',
  }),
});

export const PaymentMiniProgram = meta.story({
  args: { host: 'ali' },
  play: asks({ login: '/pages/login/index', share: 'my.startShare', userStatus: 'member' }),
});

export const PaymentMiniProgramV2 = meta.story({
  args: { host: 'ali', path: '/mapp/Home?isAliminiV2=1' },
  play: asks({ login: '/pages/login-v2/index' }),
});

export const LearningApp = meta.story({
  args: { host: 'xuexi' },
  play: asks({ login: '/sso/xuexi?redirect=', openCheckIn: 'site"/boarde"' }),
});

export const ShortVideoMiniProgram = meta.story({
  args: { host: 'douyin' },
  play: asks({ openFlightNews: 'tt.miniProgram.navigateTo' }),
});

export const StackOfTenPages = meta.story({
  args: { host: 'douyin', path: '/mapp/Home?pageDepth=10' },
  play: asks({ openCheckIn: 'tt.miniProgram.redirectTo' }),
});

export const NotTaken = meta.story({
  args: { host: 'miniprogram', conduct: 'refuses' },
  play: asks({ openMine: 'site"/mine"', login: '/sso/login?redirect=' }),
});

export const Bank = meta.story({
  args: { host: 'app', path: '/mapp/mine?channel=bank' },
  play: asks({ goHome: 'site"/reserve/travelHome"' }),
});

export const WithoutSingleSignOn = meta.story({
  args: { host: 'browser', ssoUrl: '' },
  play: asks({ loginFromBill: '/login?redirect=%2Fmapp%2FmyBill' }),
});
