import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle, wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');
const rule = ruleIn('screens');
const { border, color, radius, space } = vars;
const hairline = `${border.hairline} solid ${color.border.hairline}`;

/** From edge to edge on a phone; a card in the narrower column of a wide window. */
export const band = style({
  marginBlockStart: space[8],
  marginInline: `calc(-1 * ${space[4]})`,
  padding: `${space[6]} ${space[4]}`,
  borderBlock: hairline,
  background: color.background.surface,
  '@media': {
    [wide]: { marginBlockStart: space[2], marginInline: 0, border: hairline, borderRadius: radius.card },
  },
});

export const title = style(textStyle('title'));
export const text = style({ ...textStyle('body'), marginBlockStart: space[1], color: color.text.secondary });

/** The place of the cards is kept until they come. */
export const fan = style({
  position: 'relative',
  overflow: 'hidden',
  blockSize: 216,
  maxInlineSize: 400,
  marginBlockStart: space[4],
});

const placed = { position: 'absolute', inlineSize: '86%', blockSize: 160 } as const;
export const front = style({ ...placed, insetBlockEnd: space[2], insetInlineStart: 0 });
export const behind = {
  SIL: style({ ...placed, insetBlockEnd: 24, insetInlineStart: 10, rotate: '-3deg' }),
  GOL: style({ ...placed, insetBlockEnd: 36, insetInlineStart: 22, rotate: '-6deg' }),
} as const;
globalStyle(`.${fan} > * > *`, rule({ blockSize: '100%' }));

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  blockSize: 158,
  padding: space[4],
});
export const tier = style(textStyle('title'));
export const label = style(textStyle('small'));
export const figure = style({ ...textStyle('figure32'), ...tabular });

/** Side by side; below each other where the words are long. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  marginBlockStart: space[4],
});
globalStyle(`.${ways} > *`, rule({ flex: '1 1 8rem' }));
