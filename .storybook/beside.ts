import type { Along } from './beside-address.ts';
import { globalTypes, initialGlobals } from './toolbar.ts';
import { sizeOf, titleOf, viewportNames, type ViewportName } from './viewports.ts';

/** The global that each way of standing side by side goes through; the widths are the tokens' pages. */
export const alongs = {
  languages: 'locale',
  themes: 'theme',
  textSizes: 'textSize',
  colours: 'contrast',
  hosts: 'host',
  viewers: 'viewer',
  networks: 'network',
  clocks: 'clock',
  widths: 'viewport',
} as const satisfies Record<Along, string>;

/** One of the frames that stand side by side. */
export interface Frame {
  /** Name of the difference: "Русский", "Phone 390". */
  readonly label: string;
  /** The story alone, from the catalogue's own folder. */
  readonly address: string;
  /** Width and height in px. */
  readonly size: { readonly width: number; readonly height: number };
}

type Globals = Readonly<Record<string, unknown>>;

/** Globals as an address has them, those at their default left out. */
export function inAddress(globals: Globals): string {
  const usual: Globals = initialGlobals;
  return Object.keys(globalTypes)
    .filter((name) => globals[name] !== undefined && globals[name] !== usual[name])
    .map((name) => `${name}:${String(globals[name])}`)
    .join(';');
}

/**
 * Address of a story alone, from the catalogue's own folder.
 * @param story id of the story
 * @param globals the toolbar's
 */
export const addressOf = (story: string, globals: Globals): string => {
  const given = inAddress(globals);
  return `iframe.html?id=${encodeURIComponent(story)}&viewMode=story${given && `&globals=${encodeURIComponent(given)}`}`;
};

const isViewport = (name: unknown): name is ViewportName => viewportNames.some((known) => known === name);

/** The page that the toolbar has chosen, or the usual phone. */
export const pageOf = ({ viewport }: Globals): ViewportName => {
  const name = (viewport as { value?: unknown } | undefined)?.value ?? viewport;
  return isViewport(name) ? name : 'phone';
};

/**
 * The frames of a story along one thing; everything else is as the toolbar has it.
 * @param story id of the story
 * @param globals the toolbar's
 */
export function framesOf(story: string, along: Along, globals: Globals): Frame[] {
  const name = alongs[along];
  if (name === 'viewport') {
    return viewportNames.map((page) => ({
      label: titleOf(page),
      address: addressOf(story, globals),
      size: sizeOf(page),
    }));
  }
  return globalTypes[name].items.map(({ value, title }) => ({
    label: title,
    address: addressOf(story, { ...globals, [name]: value }),
    size: sizeOf(pageOf(globals)),
  }));
}
