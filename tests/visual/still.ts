import { commands, page } from 'vitest/browser';
import { tallest } from './tallest.ts';

/** Waiting buttons and fields after the last step, and room kept for later content; some wait as long as their story. */
const busy = 'button[aria-busy="true"], form [aria-busy="true"], [aria-busy="true"]:empty';
/** How long that is waited for, ms: a name rests half a second before it is asked for. */
const patience = 1000;

const frame = () => new Promise((done) => requestAnimationFrame(done));

/** How long a page keeps its height before it is taken for its own, frames: what has come is drawn in the next one or two. */
const calm = 4;

async function settle(): Promise<void> {
  const until = performance.now() + patience;
  let height = 0;
  while (height !== document.documentElement.scrollHeight && performance.now() < until) {
    height = document.documentElement.scrollHeight;
    for (let at = 0; at < calm; at++) await frame();
  }
}

async function rest(): Promise<void> {
  const until = performance.now() + patience;
  while (document.querySelector(busy) && performance.now() < until) await frame();
}

/** Gives the page its own height, so that nothing lies below the fold, where a picture is white. */
async function unfold(): Promise<void> {
  const { clientWidth, clientHeight, scrollHeight } = document.documentElement;
  const height = Math.min(scrollHeight, tallest);
  if (height > clientHeight) await page.viewport(clientWidth, height);
}

/** Waits until everything that a picture shows is there: letters, images, and what was laid out again. */
export async function standStill(): Promise<void> {
  await commands.arrived();
  await rest();
  await settle();
  await unfold();
  await document.fonts.ready;
  // A broken image is drawn as such.
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await frame();
  await frame();
}
