import { messagesFor, type Locale } from '@mapp/kit/messages';
import { fixtureOf, type FixtureName } from '@mapp/sandbox/fixtures';
import { http, HttpResponse, type HttpHandler } from 'msw/http';
import { expect, type within } from 'storybook/test';

/** The airline's answer to one call, in which the first entry of a list says nothing but its number. */
export async function unreadableFirst(name: FixtureName, list: string, id: string): Promise<HttpHandler> {
  const { path, answer } = await fixtureOf(name);
  const payload = (answer['data'] ?? answer) as Readonly<Record<string, unknown>>;
  const [first, ...others] = payload[list] as readonly Readonly<Record<string, unknown>>[];
  const data = { ...payload, [list]: [{ [id]: first?.[id], state: 'novel' }, ...others] };
  return http.post(`*${path}`, () => HttpResponse.json({ Code: 200, Msg: 'success', data }));
}

/** The list has its other entries, and says which one it could not read. */
export async function saysWhatIsMissing(
  canvas: ReturnType<typeof within>,
  globals: Readonly<Record<string, unknown>>,
  entries: number,
): Promise<void> {
  const t = await messagesFor(globals['locale'] as Locale, 'failures');
  await expect(await canvas.findByText(t('unreadable.title', { count: 1 }))).toBeVisible();
  await expect(canvas.getByText(new RegExp(t('unreadable.ids', { ids: '.+' })))).toBeVisible();
  await expect(canvas.queryAllByRole('listitem')).toHaveLength(entries);
  await expect(canvas.queryByText(/undefined|NaN|null/)).toBeNull();
}
