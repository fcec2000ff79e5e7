import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('primitives');
const { border, color, radius, space } = vars;

export const dialog = style({
  alignSelf: 'center',
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  inlineSize: '100%',
  maxInlineSize: 360,
  maxBlockSize: '90dvh',
  margin: space[6],
  padding: space[5],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `${border.hairline} solid transparent`,
  borderRadius: radius.card,
  background: color.background.surface,
  selectors: { '&:focus': { outline: 'none' } },
});

export const title = style(textStyle('strong'));

export const description = style({ ...textStyle('body'), textWrap: 'pretty', color: color.text.secondary });

/** Side by side where the words fit, one below the other where they do not. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  paddingBlockStart: space[3],
});

globalStyle(`.${actions} > *`, ruleIn('primitives')({ flex: '1 1 auto' }));
