import type { Move } from '../bridge/page-opener.ts';
import { answerBy, putOn, type Stage } from './conduct.ts';

const moves = ['navigateTo', 'redirectTo', 'switchTab', 'reLaunch'] as const satisfies readonly Move[];

interface Options {
  readonly url: string;
  readonly success?: () => void;
  readonly fail?: (reason: { errMsg: string }) => void;
}

/** The functions of a mini-program, as a page finds them. */
export const functionsOf = (stage: Stage, name: string) => ({
  ...Object.fromEntries(
    moves.map((move) => [
      move,
      ({ url, success, fail }: Options) => {
        stage.note({ to: `${name}.${move}`, with: { url } });
        answerBy(stage, (good) => (good ? success?.() : fail?.({ errMsg: `${move}:fail` })));
      },
    ]),
  ),
  navigateBack: (options: object) => stage.note({ to: `${name}.navigateBack`, with: options }),
  postMessage: (message: object) => stage.note({ to: `${name}.postMessage`, with: message }),
});

/** The messenger mini-program: a page can speak to it, it does not answer. */
export const playMessenger = (stage: Stage): void =>
  putOn(stage, 'wx', { miniProgram: functionsOf(stage, 'wx.miniProgram') });

/** The short-video mini-program. */
export const playShortVideo = (stage: Stage): void =>
  putOn(stage, 'tt', { miniProgram: functionsOf(stage, 'tt.miniProgram') });
