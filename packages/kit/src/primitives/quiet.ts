import { vars } from '../theme/vars.css.ts';

const { background, border } = vars.color;

/** The surface of what stands back: quiet notes, disabled fills. Half-way from sunken to hairline, where a browser can mix. */
export const quiet = [background.sunken, `color-mix(in srgb, ${border.hairline} 50%, ${background.sunken})`];
