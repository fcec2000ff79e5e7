import { within } from 'storybook/test';

/** How many entries the lists of a screen have, where only those near the screen are drawn too. */
export function listed(canvas: ReturnType<typeof within>): number {
  const lists: readonly HTMLElement[] = canvas.queryAllByRole('list');
  return lists.reduce((sum, list) => {
    const rows: readonly HTMLElement[] = within(list).queryAllByRole('listitem');
    return sum + Number(rows[0]?.getAttribute('aria-setsize') ?? rows.length);
  }, 0);
}
