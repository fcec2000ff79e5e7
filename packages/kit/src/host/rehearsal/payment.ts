import type { Message } from '../bridge/messages.ts';
import { answerOf } from './answers.ts';
import { answerBy, putOn, type Stage } from './conduct.ts';
import { functionsOf } from './mini-program.ts';

/** The payment mini-program: messages travel both ways. */
export function playPayment(stage: Stage): void {
  const my: Record<string, unknown> & { onMessage?: (message: object) => void } = {
    ...functionsOf(stage, 'my'),
    startShare: () => stage.note({ to: 'my.startShare', with: {} }),
    postMessage(given: { text?: string }) {
      if (given.text === undefined) return stage.note({ to: 'my.postMessage', with: given });
      const { id, action, detail } = JSON.parse(given.text) as Message;
      stage.note({ to: `my.postMessage ${action}`, with: detail });
      answerBy(stage, (good) =>
        my.onMessage?.({ text: JSON.stringify({ id, answer: answerOf(action, good) }) }),
      );
    },
  };
  putOn(stage, 'my', my);
}
