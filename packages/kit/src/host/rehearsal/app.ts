import type { Message } from '../bridge/messages.ts';
import { answerOf } from './answers.ts';
import { answerBy, putOn, type Stage } from './conduct.ts';

/** Name of the app's object. */
const name = 'MappBridge';

/** Takes a message as the app does: it answers through the page. */
function take(stage: Stage, { id, action, detail }: Message, by: string): void {
  stage.note({ to: `${by}${action}`, with: detail });
  const { window } = stage;
  answerBy(stage, (good) => {
    const data = JSON.stringify({ id, answer: answerOf(action, good) });
    stage.fire('message', { origin: window.location.origin, source: window, data });
  });
}

/** The airline's app: its object, and its scheme where the object is absent. */
export function playApp(stage: Stage): { readonly onFrame: (src: string) => void } {
  putOn(stage, name, {
    postMessage: (text: string) => take(stage, JSON.parse(text) as Message, `${name}.`),
  });
  return {
    onFrame(src) {
      const { protocol, hostname, pathname, searchParams } = new URL(src);
      const action = (hostname || pathname.replace(/^\/+/, '')) as Message['action'];
      const message: Message = {
        id: searchParams.get('id') ?? '',
        action,
        detail: JSON.parse(searchParams.get('detail') ?? '{}') as Message['detail'],
      };
      take({ ...stage, conduct: 'answers' }, message, `${protocol}//`);
    },
  };
}
