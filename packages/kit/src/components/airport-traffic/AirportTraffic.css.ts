import { styleVariants } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const rule = ruleIn('components');
const { border, color, font, space } = vars;

export const ways = style({ borderBlock: `${border.hairline} solid ${color.border.strong}` });

export const way = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  alignItems: 'start',
  justifyContent: 'space-between',
  paddingBlock: space[3],
  selectors: { '& + &': { borderBlockStart: `${border.hairline} solid ${color.border.hairline}` } },
});

export const words = style({ flex: '1 1 11rem', minInlineSize: 0 });
export const name = style({ ...textStyle('strong'), overflowWrap: 'break-word' });
export const line = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
export const slow = style({
  ...textStyle('small'),
  ...tabular,
  color: color.attention.text,
  fontWeight: font.weight.semibold,
});

export const end = style({ ...tabular, marginInlineStart: 'auto', textAlign: 'end' });
export const figure = style(textStyle('title'));
export const unit = style({ ...textStyle('small'), color: color.text.secondary });
export const price = style({ ...textStyle('small'), display: 'block' });

const roadBase = style({ ...textStyle('title'), display: 'flex', gap: space[2], alignItems: 'center' });
export const road = styleVariants({
  free: [roadBase, rule({ color: color.done.text })],
  slow: [roadBase, rule({ color: color.attention.text })],
  jammed: [roadBase, rule({ color: color.error.text })],
  unknown: [roadBase, rule({ color: color.text.secondary })],
});
