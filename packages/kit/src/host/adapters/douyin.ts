import type { Actions, AdapterContext } from '../bridged.ts';
import { functionsAt, miniProgramActions, type MiniProgramKind } from '../bridge/mini-program-actions.ts';

const kind: MiniProgramKind = {
  find: (window) => {
    const tt: unknown = Reflect.get(window, 'tt');
    return typeof tt === 'object' && tt !== null ? functionsAt(Reflect.get(tt, 'miniProgram')) : undefined;
  },
  loginPage: (_, { groupId }) => (groupId ? 'groupLogin' : 'login'),
};

/** The short-video mini-program: `tt.miniProgram`. */
export const actionsOf = (context: AdapterContext): Actions => miniProgramActions(context, kind);
