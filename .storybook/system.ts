import { pageRules, pretend, type Features } from './media.ts';

/** The reader's system, as the toolbar sets it. */
export interface System {
  /** `forced` paints as with forced colours. */
  contrast: string;
  /** `system`, `reduced` or `full`. */
  motion: string;
}

const movement: Readonly<Record<string, Features>> = {
  reduced: { '(prefers-reduced-motion: reduce)': true, '(prefers-reduced-motion: no-preference)': false },
  full: { '(prefers-reduced-motion: reduce)': false, '(prefers-reduced-motion: no-preference)': true },
};

/** Selector that leaves out all that keeps its own colours, and everything within. */
function exempt(): string {
  const selectors = new Set<string>();
  for (const rule of pageRules()) {
    if (!(rule instanceof CSSStyleRule) || rule.style.getPropertyValue('forced-color-adjust') !== 'none')
      continue;
    // A pseudo-element cannot be in `:not()`; one such would take the whole rule with it.
    if (CSS.supports(`selector(:not(${rule.selectorText}))`)) selectors.add(rule.selectorText);
  }
  const kept = [...selectors].flatMap((selector) => [selector, `${selector} *`]);
  return kept.length > 0 ? `:not(${kept.join(', ')})` : '';
}

/** Whether nothing shines through a background, as a sheet writes it: a scrim must. */
function isOpaque(background: string): boolean {
  const probe = document.body.appendChild(document.createElement('i'));
  // A background drawn already must not be the one that is read.
  probe.style.setProperty('background', background, 'important');
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  // A browser writes the alpha only where it is not 1.
  return backgroundColor !== '' && !/^rgba|\//.test(backgroundColor);
}

/** Selectors of all that lies over a page that scrolls below it, and hides that by its background. */
function covering(): string[] {
  const selectors = new Set<string>();
  for (const rule of pageRules()) {
    if (!(rule instanceof CSSStyleRule) || !/^(sticky|fixed)$/.test(rule.style.position)) continue;
    const background = rule.style.background || rule.style.backgroundColor;
    if (background && isOpaque(background)) selectors.add(rule.selectorText);
  }
  return [...selectors];
}

const solid = [
  '[role="dialog"]',
  '[role="alertdialog"]',
  'header',
  'footer',
  'nav',
  'input',
  'select',
  'textarea',
];

/** Rules of a browser whose system forces the colours: as near as a style sheet comes. */
const forcedRules = (but: string, covers: readonly string[]) => `
:root { color-scheme: dark !important }
:root, body { background: Canvas !important }
*${but}, *${but}::before, *${but}::after {
  color: CanvasText !important; border-color: CanvasText !important; outline-color: Highlight !important;
  background-image: none !important; box-shadow: none !important; text-shadow: none !important;
}
:where(body *)${but} { background-color: transparent !important }
:where(${[...solid, ...covers].join(', ')})${but} { background-color: Canvas !important }
a[href]${but}, a[href]${but} * { color: LinkText !important }
button${but}, button${but} * { color: ButtonText !important; border-color: ButtonBorder !important }
:disabled${but}, [aria-disabled="true"]${but} { color: GrayText !important }
`;

let sheet: CSSStyleSheet | undefined;

function drawForced(draws: boolean): void {
  if (!draws && !sheet) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(draws ? forcedRules(exempt(), covering()) : '');
}

/**
 * Shows the page as a reader's system would have it. Forced colours are drawn, not the browser's own: what is to be relied on
 * (baselines, tests) asks the browser for them.
 * @returns the end of it
 */
export function showSystem({ contrast, motion }: System): () => void {
  const forced = contrast === 'forced';
  return pretend({ ...(forced && { '(forced-colors: active)': true }), ...movement[motion] }, () =>
    drawForced(forced),
  );
}
