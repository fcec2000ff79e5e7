import { within } from 'storybook/test';

/** How many entries the lists of a screen have, where only those near the screen are drawn too. */
export const listed = (canvas: ReturnType<typeof within>): number =>
  canvas
    .queryAllByRole('list')
    .map((list) => within(list).queryAllByRole('listitem'))
    .reduce((sum, rows) => sum + Number(rows[0]?.getAttribute('aria-setsize') ?? rows.length), 0);
