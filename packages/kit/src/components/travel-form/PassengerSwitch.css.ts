import { styleVariants } from '@vanilla-extract/css';
import { hidden } from '../../primitives/hidden.css.ts';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const rule = ruleIn('components');
const style = styleIn('components');
const { border, color, font, radius, size, space } = vars;

export const input = hidden;

/** Two beside each other, more below. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9em), 1fr))',
  gap: space[3],
});

export const part = style({
  ...textStyle('body'),
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: size.field,
  paddingInline: space[3],
  paddingBlock: space[2],
  border: `${border.hairline} solid ${color.border.strong}`,
  borderRadius: radius.control,
  background: color.background.surface,
  color: color.text.primary,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: color.action.text,
      boxShadow: `inset 0 0 0 ${border.hairline} ${color.action.text}`,
      fontWeight: font.weight.semibold,
    },
    '&:has(:focus-visible)': {
      outline: `${border.focus} solid ${color.action.focus}`,
      outlineOffset: border.focusOffset,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { textDecoration: 'underline' } } },
  },
});

export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

const stateBase = style({
  ...textStyle('small'),
  display: 'inline-flex',
  gap: space[1],
  alignItems: 'center',
  fontWeight: font.weight.regular,
});
export const state = styleVariants({
  filled: [stateBase, rule({ color: color.done.text })],
  begun: [stateBase, rule({ color: color.action.text })],
  missing: [stateBase, rule({ color: color.text.secondary })],
});
