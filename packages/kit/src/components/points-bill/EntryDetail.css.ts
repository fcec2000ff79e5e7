import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle, wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space, border } = vars;
const hairline = `${border.hairline} solid ${color.border.hairline}`;

/** Two columns, and the route beside the amount, where the detail itself is wide enough. */
const roomy = '(min-width: 38rem)';

export const detail = style({ containerType: 'inline-size' });

export const heading = style({
  ...textStyle('strong'),
  paddingBlock: `${space[2]} ${space[3]}`,
  '@media': { [wide]: { paddingBlockStart: space[6] } },
  selectors: { '&:focus': { outline: 'none' } },
});

const wideCard = { '@container': { [roomy]: { padding: space[6] } } } as const;
export const card = style(wideCard);
export const below = style({ ...wideCard, marginBlockStart: space[3] });

export const head = style({
  display: 'grid',
  gap: space[4],
  '@container': {
    [roomy]: {
      gridTemplateColumns: '1fr minmax(0, 20rem)',
      alignItems: 'end',
      columnGap: space[8],
    },
  },
});
export const route = style({ minInlineSize: 0 });

/** Wraps between words alone: what it names takes the other lines. */
export const label = style({ ...textStyle('body'), color: color.text.secondary, overflowWrap: 'normal' });
const large = { ...textStyle('figure32'), ...tabular, whiteSpace: 'nowrap' } as const;
export const amount = style(large);
export const credit = style({ ...large, color: color.done.text });

/** The last row's own padding is part of the card's. */
export const facts = style({
  marginBlock: `${space[4]} calc(-1 * ${space[2]})`,
  '@container': { [roomy]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: space[8] } },
});

export const fact = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: vars.size.touch,
  paddingBlock: space[2],
  borderBlockStart: hairline,
});
export const value = style({
  ...textStyle('body'),
  ...tabular,
  textAlign: 'end',
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
export const figure = style({
  ...textStyle('body'),
  ...tabular,
  fontWeight: vars.font.weight.semibold,
  whiteSpace: 'nowrap',
});
