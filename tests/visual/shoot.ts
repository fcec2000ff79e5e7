import { afterAll, afterEach, beforeAll, expect, type TestContext } from 'vitest';
import { commands, page } from 'vitest/browser';
import { modes, modesOf, type Mode } from '../../.storybook/modes.ts';
import { sizeOf } from '../../.storybook/viewports.ts';
import { standStill } from './still.ts';

/** Part of a test's context that the catalogue's plugin leaves there. */
interface ComposedStory {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: { readonly chromatic?: { readonly disableSnapshot?: boolean } };
  readonly run: (context: { globals: Readonly<Record<string, unknown>> }) => Promise<void>;
}

const RealDate = Date;

async function draw({ run, globals }: ComposedStory, mode: Mode): Promise<void> {
  const { width, height } = sizeOf(mode.viewport);
  await page.viewport(width, height);
  await commands.forceColors(mode.forcedColors === 'active');
  // A play's expectations may be the phone's alone; its outcome is judged by its picture.
  await run({ globals: { ...globals, ...mode.globals } }).catch(() => {});
}

async function shoot(name: string): Promise<void> {
  await standStill();
  await expect.soft(page).toMatchScreenshot(name);
}

/** From now on it is known what a page waits for. */
beforeAll(() => commands.arrived());

/** The catalogue's plugin has drawn the story as every story is; the other modes are drawn here, each from the beginning. */
afterEach(async ({ task, story }: TestContext & { readonly story?: ComposedStory }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!story || !storyId || task.result?.state === 'fail') return;
  if (story.parameters.chromatic?.disableSnapshot) return;
  const [, name] = storyId.split('--');
  const [usual, ...others] = modesOf(task.file.filepath, task.file.tasks[0]?.id === task.id);
  await shoot(`${usual}/${name}`);
  for (const mode of others) {
    await draw(story, modes[mode]);
    await shoot(`${mode}/${name}`);
  }
  if (others.length > 0) await commands.forceColors(false);
}, 180_000);

afterAll(() => {
  // The last story's clock still stands, and the runner tells this file's next import by the time.
  globalThis.Date = RealDate;
});
