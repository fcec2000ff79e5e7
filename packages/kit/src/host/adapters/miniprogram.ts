import type { Actions, AdapterContext } from '../bridged.ts';
import { functionsAt, miniProgramActions, type MiniProgramKind } from '../bridge/mini-program-actions.ts';

const kind: MiniProgramKind = {
  find: (window) => {
    const wx: unknown = Reflect.get(window, 'wx');
    return typeof wx === 'object' && wx !== null ? functionsAt(Reflect.get(wx, 'miniProgram')) : undefined;
  },
  event: 'WeixinJSBridgeReady',
  loginPage: (_, { groupId }) => (groupId ? 'groupLogin' : 'login'),
};

/** The messenger mini-program: `wx.miniProgram`. */
export const actionsOf = (context: AdapterContext): Actions => miniProgramActions(context, kind);
