import { afterAll, afterEach, beforeAll, beforeEach, type TestContext } from 'vitest';
import { commands, page } from 'vitest/browser';
import { modes, modesOf, type Mode, type ModeName } from '../../.storybook/modes.ts';
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

/** Names of the pictures that this run is for; `null` when it is for all. */
let wanted: readonly string[] | null = null;

beforeAll(async () => {
  // From now on it is known what a page waits for.
  await commands.arrived();
  wanted = await commands.wanted();
});

/** A story's name as its title and its id have in common: `seatjusttaken`. */
const letters = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const isWanted = (picture: string): boolean => wanted === null || wanted.includes(picture);

beforeEach((context) => {
  const isOfStory = (picture: string) => letters(picture.split('/')[1] ?? '') === letters(context.task.name);
  if (wanted && !wanted.some(isOfStory)) context.skip();
});

/** The catalogue's plugin has drawn the story as every story is; the other modes are drawn here, each from the beginning. */
afterEach(async ({ task, story }: TestContext & { readonly story?: ComposedStory }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!story || !storyId || task.result?.state === 'fail') return;
  if (story.parameters.chromatic?.disableSnapshot) return;
  const [, name] = storyId.split('--');
  const wrong: string[] = [];
  const [usual, ...others] = modesOf(task.file.filepath, task.file.tasks[0]?.id === task.id);
  const compare = async (mode: ModeName | undefined) => {
    await standStill();
    const picture = `${mode}/${name}`;
    const sentence = isWanted(picture) && (await commands.picture(picture));
    if (sentence) wrong.push(`${picture}: ${sentence}`);
  };
  await compare(usual);
  for (const mode of others.filter((other) => isWanted(`${other}/${name}`))) {
    await draw(story, modes[mode]);
    await compare(mode);
  }
  if (others.length > 0) await commands.forceColors(false);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}, 180_000);

afterAll(() => {
  // The last story's clock still stands, and the runner tells this file's next import by the time.
  globalThis.Date = RealDate;
});
