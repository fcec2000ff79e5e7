import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, font, size, space } = vars;

export const ground = style({
  background: color.background.passPage,
  paddingBlock: `${space[4]} ${space[6]}`,
  '@media': { print: { background: 'none' } },
});

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  maxInlineSize: size.content,
  marginInline: 'auto',
});

/** Controls that are on the ground take their colours from it. */
export const onGround = style({
  vars: {
    [color.text.primary]: color.text.onBar,
    [color.text.secondary]: color.text.onBarSecondary,
    [color.text.tertiary]: color.text.onBarSecondary,
    [color.background.surface]: color.background.passPage,
    [color.background.sunken]: color.border.bar,
    [color.border.strong]: color.border.control,
    [color.action.focus]: color.text.onBar,
  },
  paddingInline: space[4],
  color: color.text.onBar,
  '@media': { print: { display: 'none' } },
});

/** One of few: a lighter strip with the chosen part in white. */
export const choice = style({
  vars: {
    [color.background.surface]: color.border.bar,
    [color.border.strong]: color.border.bar,
    [color.border.control]: color.border.bar,
    [color.action.text]: color.background.passPage,
    [color.action.surface]: color.text.onBar,
  },
});

export const inset = style({ paddingInline: space[4] });

export const offline = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  justifyContent: 'space-between',
  color: color.text.onBarSecondary,
});

export const sentence = style({ display: 'flex', flex: '1 1 14rem', gap: space[2] });
export const icon = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: '1lh',
  color: color.text.onBar,
});
export const strong = style({ fontWeight: font.weight.semibold, color: color.text.onBar });
export const updated = style({ ...tabular });

export const foot = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  justifyContent: 'center',
  color: color.text.onBarSecondary,
});

export const mark = style({ display: 'flex', gap: space[2], alignItems: 'center' });

/** Two by two as long as no word breaks. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  overflowWrap: 'normal',
  wordBreak: 'keep-all',
});
export const action = style({ flex: `1 1 calc((100% - ${space[3]}) / 2)` });

/** Three short names keep their letters together at twice the size. */
export const codes = style({ vars: { [space[2]]: space[1] }, overflowWrap: 'normal' });
