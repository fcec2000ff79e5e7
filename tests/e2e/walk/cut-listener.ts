import type { Locator, Page } from '@playwright/test';
import { Listener } from '../listener.ts';

/** The journey goes on from a page that has been begun again. */
export class Cut extends Error {}

/**
 * Driver by ear whose line dies at each act, once: the page is ended and begun again, and the journey goes on from the
 * first act of that screen.
 */
export class CutListener extends Listener {
  /** Acts that were cut off. */
  private readonly cuts = new Set<number>();

  private at = -1;
  private from = 0;
  private readonly paths: string[] = [];
  private readonly cutOff: (act: () => Promise<void>) => Promise<void>;

  constructor(page: Page, cutOff: (act: () => Promise<void>) => Promise<void>) {
    super(page);
    this.cutOff = cutOff;
  }

  protected override async step(take: () => Promise<void>): Promise<void> {
    this.at += 1;
    if (this.at < this.from) return;
    this.paths[this.at] = this.path();
    await take();
  }

  protected override async act(part: Locator, act: () => Promise<void>): Promise<void> {
    // What the act before led to may have come since the step began.
    this.paths[this.at] = this.path();
    if (!this.cuts.has(this.at)) {
      this.cuts.add(this.at);
      await this.cutOff(act);
      throw new Cut();
    }
    const on = ':checked, [aria-checked="true"], [aria-pressed="true"], [aria-selected="true"]';
    if (await part.evaluate((node, chosen) => node.matches(chosen), on)) return;
    // The same as is there already says nothing.
    if (await part.evaluate((node) => node.matches('select, input:not([type="checkbox"], [type="radio"])')))
      await act();
    else await super.act(part, act);
  }

  /** The act that was cut off has led to another screen. */
  hasMoved(): boolean {
    return this.paths[this.at] !== this.path();
  }

  /** Goes on from the screen that is on show; from the first one where that screen has lost what it was about. */
  resume(afresh: boolean): void {
    const here = this.path();
    let from = this.at;
    if (this.hasMoved()) from += 1;
    else while (from > 0 && this.paths[from - 1] === here) from -= 1;
    this.from = afresh ? 0 : from;
    this.at = -1;
  }

  /** Screen on show, with its step where it has several. */
  private path(): string {
    const { pathname, searchParams } = new URL(this.page.url());
    return `${pathname} ${searchParams.get('step') ?? ''}`;
  }
}
