import { createAsker, type Line } from '../bridge/asker.ts';
import { tell } from '../bridge/tell.ts';
import type { Actions, AdapterContext } from '../bridged.ts';
import { functionsAt, miniProgramActions, type MiniProgramKind } from '../bridge/mini-program-actions.ts';

const kind: MiniProgramKind = {
  find: (window) => functionsAt(Reflect.get(window, 'my')),
  event: 'AlipayJSBridgeReady',
  loginPage({ site }, { groupId }) {
    if (site.environment().operate.isAliminiV2) return 'loginV2';
    return groupId ? 'groupLogin' : 'login';
  },
};

/** The payment mini-program: `my`, whose messages travel both ways once the page has spoken. */
export function actionsOf(context: AdapterContext): Actions {
  const { ready, ...actions } = miniProgramActions(context, kind);
  const line = async (): Promise<Line | undefined> => {
    const my = await ready();
    if (!my) return undefined;
    my.onMessage = (message) => receive(textOf(message));
    return (message) => tell(my, { text: JSON.stringify(message) });
  };
  const { ask, receive } = createAsker(context.window, line);
  return {
    ...actions,
    async share(what) {
      const my = await ready();
      if (!my?.startShare) return context.site.share(what);
      tell(my, { share: { title: what.title, url: what.url } });
      my.startShare();
      return 'shared';
    },
    userInfo: async () => (await ask('userInfo', {})).answer,
    userStatus: async () => (await ask('userStatus', {})).answer,
  };
}

/** Text of a message; never an inherited property. */
const textOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null
    ? Object.getOwnPropertyDescriptor(message, 'text')?.value
    : undefined;
