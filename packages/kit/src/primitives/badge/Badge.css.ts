import { styleVariants } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const rule = ruleIn('primitives');
const style = styleIn('primitives');
const { border, color, font, radius, space } = vars;

const badgeBase = style({
  ...textStyle('caption'),
  display: 'inline-flex',
  gap: space[1],
  alignItems: 'center',
  paddingInline: 7,
  border: `${border.hairline} solid transparent`,
  borderRadius: radius.tag,
});
export const badge = styleVariants({
  neutral: [badgeBase, rule({ borderColor: color.border.strong, color: color.text.secondary })],
  /** Nothing to be done: a state that passes by itself. */
  waiting: [badgeBase, rule({ background: color.background.sunken, color: color.text.secondary })],
  action: [badgeBase, rule({ background: color.action.surface, color: color.action.text })],
  done: [badgeBase, rule({ background: color.done.surface, color: color.done.text })],
  attention: [badgeBase, rule({ background: color.attention.surface, color: color.attention.text })],
  error: [badgeBase, rule({ background: color.error.surface, color: color.error.text })],
});

const countBase = style({
  ...textStyle('caption'),
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '1.5em',
  paddingInline: 4,
  // Parts it from the icon that it lies on.
  boxShadow: `0 0 0 1.5px ${color.background.surface}`,
  borderRadius: radius.full,
  fontWeight: font.weight.semibold,
  '@media': { '(forced-colors: active)': { border: `${border.hairline} solid` } },
});
export const count = styleVariants({
  neutral: [countBase, rule({ background: color.text.primary, color: color.background.surface })],
  pay: [countBase, rule({ background: color.pay.fill, color: color.pay.onFill })],
  onBar: [
    countBase,
    rule({
      background: color.text.onBar,
      boxShadow: `0 0 0 1.5px ${color.background.bar}`,
      color: color.background.bar,
    }),
  ],
});
