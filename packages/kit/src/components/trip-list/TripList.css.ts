import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, space } = vars;

export const month = style({
  display: 'grid',
  gap: space[2],
  // The page has the rest of the distance.
  marginBlockStart: space[2],
  selectors: { '& + &': { marginBlockStart: space[6] } },
});

export const heading = style({ ...textStyle('small'), color: color.text.secondary });

export const legs = style({ display: 'grid' });

/** The gap lies inside the row, so that the line at the edge is not broken. */
export const leg = style({
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr)',
  columnGap: space[2],
  paddingBlockEnd: space[3],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '[data-text-size="elder"] &': { gridTemplateColumns: '4rem minmax(0, 1fr)' },
  },
});

export const mark = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingBlockStart: space[3],
  textAlign: 'center',
});

const figure = { ...textStyle('title'), ...tabular, fontWeight: font.weight.semibold } as const;
export const day = style(figure);
export const nextDay = style({ ...figure, color: color.action.text });

/** A word is not broken; a long one reaches into the room at both sides. */
export const word = style({
  ...textStyle('caption'),
  overflowWrap: 'normal',
  wordBreak: 'keep-all',
  color: color.text.secondary,
});

const drawn = { flex: 1, marginBlockStart: space[2], marginBlockEnd: `calc(-1 * ${space[3]})` } as const;
export const line = style({
  ...drawn,
  borderInlineStart: `${border.hairline} solid ${color.border.strong}`,
  selectors: { [`${leg}:last-child &`]: { display: 'none' } },
});
export const nextLine = style({
  ...drawn,
  borderInlineStart: `2px solid ${color.action.fill}`,
  selectors: { [`${leg}:last-child &`]: { display: 'none' } },
});

export const shape = style({ display: 'grid', gap: space[3] });

export const flight = style({ minInlineSize: 0 });
