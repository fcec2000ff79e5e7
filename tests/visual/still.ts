import { page } from 'vitest/browser';

/** How far down a page is drawn, px: a list that is drawn as one scrolls, and holds thousands of rows, has no end. */
const tallest = 3200;

const frame = () => new Promise((done) => requestAnimationFrame(done));

/** Gives the page its own height, so that nothing lies below the fold, where a picture is white. */
async function unfold(): Promise<void> {
  const { clientWidth, clientHeight, scrollHeight } = document.documentElement;
  const height = Math.min(scrollHeight, tallest);
  if (height > clientHeight) await page.viewport(clientWidth, height);
}

/** Waits until everything that a picture shows is there: letters, images, and what was laid out anew. */
export async function standStill(): Promise<void> {
  await unfold();
  await document.fonts.ready;
  // A broken image is drawn as such.
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await frame();
  await frame();
}
