import { vars } from '../theme/vars.css.ts';

const { color } = vars;

/** The surface of quiet notes and disabled fills. Half-way from sunken to hairline, where a browser can mix. */
export const quiet = [
  color.background.sunken,
  `color-mix(in srgb, ${color.border.hairline} 50%, ${color.background.sunken})`,
];
