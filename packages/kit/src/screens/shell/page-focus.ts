import type { PageTurn, PageTurns } from './page-turns.ts';

const headingOf = (page: HTMLElement) => page.querySelector('h1');

/**
 * Takes the reader to every page that comes: its heading has the focus, and its words are told. The first page of a visit is the
 * browser's to announce. Going back to a page that was kept finds the focus where it was left. A page that only shows something
 * else in its place keeps the focus, unless its heading has changed; so does a dialog that lies over it.
 * @param told where words are put to be read out
 * @returns the way to stop
 */
export function focusOnPages(turns: PageTurns, told: HTMLElement): () => void {
  const { ownerDocument: document } = told;
  let shown: { readonly page: HTMLElement; readonly words: string | undefined } | undefined;
  let watch: MutationObserver | undefined;

  const arrive = (page: HTMLElement, kept: HTMLElement | undefined) => {
    const heading = headingOf(page);
    told.replaceChildren(heading?.textContent ?? '');
    const target = kept ?? heading ?? page.querySelector('main');
    const { activeElement } = document;
    // A layer over the page keeps the focus, and so does a field that the page itself has gone to.
    const taken =
      page.contains(activeElement) || activeElement?.closest('[role="dialog"], [role="alertdialog"]');
    if (!taken && target) {
      // A heading takes the focus from here alone, not from the keyboard.
      if (target.tabIndex < 0) target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }
    return target;
  };
  const turnTo = ({ page, visit: { arrival } }: PageTurn) => {
    const words = headingOf(page)?.textContent;
    const stays = shown?.page === page && shown.words === words;
    // A parent's address gives way to its screen without a step of the traveller's.
    const isFirst = arrival === 'first' || (shown === undefined && arrival === 'replace');
    shown = { page, words };
    if (stays || isFirst) return;
    watch?.disconnect();
    const before = arrival === 'back' ? turns.left.get(page) : undefined;
    const kept = before?.isConnected ? before : undefined;
    let focused = arrive(page, kept);
    // The first drawing may give way to the same page with its answers: the focus goes along.
    watch = new MutationObserver(() => {
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (lost && !focused?.isConnected) focused = arrive(page, undefined);
    });
    watch.observe(page, { childList: true, subtree: true });
  };

  const stop = turns.follow(turnTo);
  const latest = turns.latest();
  if (latest) turnTo(latest);
  return () => {
    stop();
    watch?.disconnect();
  };
}
