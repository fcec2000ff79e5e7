import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { text } from '../link/Link.css.ts';
import { quiet } from '../quiet.css.ts';

const rule = ruleIn('primitives');
const style = styleIn('primitives');
const { border, color, font, radius, size, space } = vars;

const noticeBase = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  padding: space[3],
  border: `${border.hairline} solid transparent`,
  borderRadius: radius.control,
});
export const notice = styleVariants({
  info: [noticeBase, rule({ background: quiet, color: color.text.secondary })],
  attention: [noticeBase, rule({ background: color.attention.surface, color: color.attention.text })],
  error: [noticeBase, rule({ background: color.error.surface, color: color.error.text })],
  done: [noticeBase, rule({ background: color.done.surface, color: color.done.text })],
});

/** Keeps the icon on the first line, whatever the size of the text. */
export const icon = style({ display: 'flex', alignItems: 'center', blockSize: '1lh' });

/** An action that finds no room beside the words goes below them, to the start. */
export const body = style({ display: 'flex', flex: '1 1 12rem', gap: space[2], minInlineSize: 0 });

export const words = style({ flex: 1, minInlineSize: 0, textWrap: 'pretty' });

export const title = style({ fontWeight: font.weight.semibold });

export const action = style({ minInlineSize: 0 });

/** A link here is as high as a finger, though it takes the height of its line. */
globalStyle(
  `.${action} > .${text}`,
  rule({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: size.touch,
    marginBlock: `calc((${font.small.size} * ${font.small.line} - ${size.touch}) / 2)`,
  }),
);
