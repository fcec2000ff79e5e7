import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('primitives');
const { border, color, font, radius, size, space } = vars;

/** The whole row answers to a tap. */
export const row = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'flex-start',
  minBlockSize: size.touch,
  paddingBlock: space[3],
  cursor: 'pointer',
  ...textStyle('body'),
});

export const words = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minInlineSize: 0,
  textWrap: 'pretty',
});

export const detail = style({ ...textStyle('small'), color: color.text.secondary });

/** Keeps the box on the middle of the first line. */
export const mark = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: `calc(${font.body.size} * ${font.body.line})`,
});

/** Box and ring alike: outline when off, filled with a mark when on. */
export const box = style({
  flexShrink: 0,
  display: 'grid',
  placeContent: 'center',
  inlineSize: 20,
  blockSize: 20,
  border: `${border.error} solid ${color.border.control}`,
  background: color.background.surface,
  appearance: 'none',
  cursor: 'inherit',
  selectors: {
    '&:checked': { borderColor: color.action.fill, background: color.action.fill },
    '&[aria-invalid]': { borderColor: color.error.text },
    '&:disabled': {
      borderColor: color.border.strong,
      background: color.border.hairline,
      cursor: 'not-allowed',
    },
  },
  // The system's own drawing survives forced colours; ours would not.
  '@media': {
    '(forced-colors: active)': { appearance: 'auto', selectors: { '&::before': { display: 'none' } } },
  },
});

export const check = style({
  borderRadius: radius.tag,
  selectors: {
    '&:checked::before': {
      content: '',
      inlineSize: 6,
      blockSize: 11,
      marginBlockStart: -3,
      border: `2px solid ${color.action.onFill}`,
      borderBlockStartWidth: 0,
      borderInlineStartWidth: 0,
      transform: 'rotate(45deg)',
    },
    '&:checked:disabled::before': { borderColor: color.text.tertiary },
  },
});

export const dot = style({
  borderRadius: radius.full,
  selectors: {
    '&:checked::before': {
      content: '',
      inlineSize: 8,
      blockSize: 8,
      borderRadius: radius.full,
      background: color.action.onFill,
    },
    '&:checked:disabled::before': { background: color.text.tertiary },
  },
});
