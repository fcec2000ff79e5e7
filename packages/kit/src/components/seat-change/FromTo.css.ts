import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, font, size, space } = vars;

export const head = style({ background: color.background.surface });

/** Words about the new seat go below both where they find no room beside them. */
export const inner = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[4]}`,
  alignItems: 'end',
  maxInlineSize: size.content,
  marginInline: 'auto',
  padding: `${space[5]} ${space[4]}`,
});

/** Flight and passenger, one below the other where they are long. */
export const flight = style({
  ...textStyle('small'),
  display: 'flex',
  flexBasis: '100%',
  flexWrap: 'wrap',
  columnGap: space[3],
  color: color.text.secondary,
});

export const seats = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[6]}`,
  alignItems: 'end',
  maxInlineSize: '100%',
});

export const label = style({ ...textStyle('small'), color: color.text.secondary });

const figure = { ...textStyle('figure40'), ...tabular } as const;
export const counts = style({ ...figure, color: color.text.primary });
export const given = style({ ...figure, color: color.text.tertiary, fontWeight: font.weight.regular });
export const missed = style({
  ...figure,
  color: color.text.tertiary,
  fontWeight: font.weight.regular,
  textDecoration: 'line-through',
  textDecorationThickness: 2,
});

/** From one seat to the other, in the direction of reading. */
export const next = style({
  position: 'relative',
  paddingInlineStart: '2.5rem',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockEnd: '1.125rem',
      inlineSize: '1rem',
      blockSize: '0.75rem',
      background: color.text.secondary,
      clipPath: 'polygon(0 44%, 82% 44%, 58% 12%, 65% 0, 100% 50%, 65% 100%, 58% 88%, 82% 56%, 0 56%)',
    },
    '[dir="rtl"] &::before': { transform: 'scaleX(-1)' },
  },
});

export const about = style({
  ...textStyle('small'),
  display: 'grid',
  justifyItems: 'end',
  marginInlineStart: 'auto',
  paddingBlockEnd: space[1],
  color: color.text.secondary,
  textAlign: 'end',
});
