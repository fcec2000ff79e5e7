import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { quiet } from '../quiet.css.ts';
import { searchEnd, upper } from './IndexList.css.ts';

const style = styleIn('primitives');
const { border, color, font, radius, size, space } = vars;

/** The browser's own scroll anchoring would answer a second time to what the list corrects itself. */
export const list = style({
  position: 'relative',
  gridColumn: 1,
  gridRow: 2,
  overflowAnchor: 'none',
  scrollMarginBlockStart: upper,
  selectors: { '&:focus-visible': { outline: 'none' } },
});

/** No tabs are above what was found. */
export const found = style({ vars: { [upper]: searchEnd } });

export const head = style({
  ...textStyle('small'),
  position: 'sticky',
  insetBlockStart: upper,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 32,
  paddingInline: space[4],
  fontWeight: font.weight.semibold,
  color: color.text.secondary,
  background: quiet,
  selectors: { '&[data-held]': { color: color.action.text, background: color.action.surface } },
  '@media': { '(forced-colors: active)': { borderBlockEnd: `${border.hairline} solid` } },
});

export const option = style({
  // A block, not a flex box: dozens of them are laid out at each keystroke.
  display: 'block',
  alignContent: 'center',
  minBlockSize: `max(48px, ${size.touch})`,
  marginInlineStart: space[4],
  paddingBlock: `11px ${space[3]}`,
  borderBlockStart: `${border.hairline} solid ${color.border.hairline}`,
  cursor: 'pointer',
  selectors: {
    '&:first-child': { borderBlockStartColor: 'transparent' },
    '&:active': { background: color.background.sunken },
    '&[aria-selected="true"]': { fontWeight: font.weight.semibold },
    '&[data-active]': {
      position: 'relative',
      background: color.action.surface,
      boxShadow: `calc(-1 * ${space[2]}) 0 ${color.action.surface}, ${space[2]} 0 ${color.action.surface}`,
    },
    // The ring stands off the words, in the gutter.
    '&[data-active]::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInline: `calc(-1 * ${space[2]})`,
      border: `${border.focus} solid ${color.action.focus}`,
      borderRadius: radius.control,
      pointerEvents: 'none',
    },
  },
});

/** Room for the mark of the chosen one at the row's end. */
export const chosen = style({ position: 'relative', paddingInlineEnd: space[8] });

export const check = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space[1],
  marginBlock: 'auto',
  color: color.action.text,
});

/** Where no bar of letters is beside them, rows keep the gutter. */
export const alone = style({ gridColumn: '1 / -1' });
globalStyle(`.${alone} .${option}`, ruleIn('primitives')({ marginInlineEnd: space[4] }));
