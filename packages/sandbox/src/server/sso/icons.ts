import { html, type Markup } from './html.ts';

/** Line icons on a 24 grid, 1.5 px; they are beside words and are hidden from screen readers. */
const icon = (name: string, lines: Markup): Markup =>
  html`<svg class="icon ${name}" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    ${lines}
  </svg>`;

export const closeIcon = icon('cross', html`<path d="M5 5l14 14M19 5L5 19" />`);
export const eyeIcon = icon(
  'open',
  html`<path d="M2.5 12S6 5.75 12 5.75 21.5 12 21.5 12 18 18.25 12 18.25 2.5 12 2.5 12z" /><circle
      cx="12"
      cy="12"
      r="2.75"
    />`,
);
export const eyeOffIcon = icon(
  'shut',
  html`<path d="M2.5 12S6 5.75 12 5.75 21.5 12 21.5 12 18 18.25 12 18.25 2.5 12 2.5 12zM4 20L20 4" />`,
);
export const infoIcon = icon('info', html`<circle cx="12" cy="12" r="9" /><path d="M12 11v5.5M12 7.5v.5" />`);
export const warningIcon = icon(
  'warning',
  html`<circle cx="12" cy="12" r="9" /><path d="M12 7v6M12 16v.5" />`,
);
export const phoneIcon = icon(
  'phone',
  html`<path
    d="M5.5 3.75h3l1.75 4.5-2 1.75c1 2.25 3.5 4.75 5.75 5.75l1.75-2 4.5 1.75v3c0 1-.75 1.75-1.75 1.75C11 20 4 13 3.75 5.5c0-1 .75-1.75 1.75-1.75z"
  />`,
);
