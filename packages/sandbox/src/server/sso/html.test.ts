import { expect, it } from 'vitest';
import { html } from './html.ts';

it('escapes what is put in, and keeps what is HTML already', () => {
  const inner = html`<b title="${'"><script>'}">${'a & b'}</b>`;
  expect(inner.text).toBe('<b title="&quot;&gt;&lt;script&gt;">a &amp; b</b>');
  expect(html`<p>${inner}${[inner, html`<i></i>`]}${false}${undefined}${3}</p>`.text).toBe(
    `<p>${inner.text}${inner.text}<i></i>3</p>`,
  );
});
