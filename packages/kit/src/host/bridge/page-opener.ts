import { mostPages } from '../pages.ts';
import { firstAnswer } from './first-answer.ts';

/** Ways of a mini-program from page to page. */
export type Move = 'navigateTo' | 'redirectTo' | 'switchTab' | 'reLaunch';

interface MoveOptions {
  readonly url: string;
  readonly success: () => void;
  readonly fail: (reason?: { errMsg?: unknown; errorMessage?: unknown }) => void;
}

/** Functions that the scripts of the three mini-programs offer a page. Source: reference/domain.md C5. */
export type MiniProgramApi = { readonly [Name in Move]: (options: MoveOptions) => void } & {
  readonly navigateBack: (options: { delta: number }) => void;
  readonly postMessage: (message: object) => void;
  /** Alone in the payment app. */
  readonly startShare?: () => void;
  onMessage?: (message: unknown) => void;
};

/** How long a move is waited for, ms. */
const moveWithin = 2000;

type Went = 'taken' | 'full' | 'refused' | 'silent';

const isFull = (reason: { errMsg?: unknown; errorMessage?: unknown } = {}) =>
  /limit|exceed/i.test(`${String(reason.errMsg)} ${String(reason.errorMessage)}`);

async function moveBy(window: Window, api: MiniProgramApi, move: Move, url: string): Promise<Went> {
  const went = await firstAnswer<Went>(window, moveWithin, (answer) => {
    try {
      api[move]({
        url,
        success: () => answer('taken'),
        fail: (reason) => answer(isFull(reason) ? 'full' : 'refused'),
      });
    } catch {
      answer('refused');
    }
  });
  // Another page lies over this one: it was taken, whether that is said or not.
  return went ?? (window.document.visibilityState === 'hidden' ? 'taken' : 'silent');
}

export interface OpenOptions {
  /** The page is in the mini-program's bottom bar. */
  readonly inBar?: boolean;
  /** This page must stay open behind the other. */
  readonly keepPage?: boolean;
}

/**
 * Opens pages of a mini-program; answers whether it has. One at a time: a second tap gets the first one's answer.
 * @param depth pages that are open already, this one included
 */
export function pageOpener(
  window: Window,
  ready: () => Promise<MiniProgramApi | undefined>,
  depth: number,
): (url: string, options?: OpenOptions) => Promise<boolean> {
  const open = async (url: string, { inBar, keepPage }: OpenOptions): Promise<boolean> => {
    const api = await ready();
    if (!api) return false;
    const go = (move: Move) => moveBy(window, api, move, url);
    const switched = inBar ? await go('switchTab') : 'refused';
    if (switched === 'taken' || switched === 'silent') return switched === 'taken';
    const went = depth < mostPages ? await go('navigateTo') : 'full';
    return went === 'full' && !keepPage ? (await go('redirectTo')) === 'taken' : went === 'taken';
  };
  let underWay: Promise<boolean> | undefined;
  return (url, options = {}) => {
    underWay ??= open(url, options).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}
