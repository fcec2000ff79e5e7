import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle, wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space, border } = vars;
const hairline = `${border.hairline} solid ${color.border.hairline}`;

export const heading = style({
  ...textStyle('strong'),
  paddingBlock: `${space[6]} ${space[3]}`,
  selectors: { '&:focus': { outline: 'none' } },
});

export const below = style({ marginBlockStart: space[3] });

export const label = style({ ...textStyle('body'), color: color.text.secondary });
const figure = { ...textStyle('figure32'), ...tabular } as const;
export const amount = style(figure);
export const credit = style({ ...figure, color: color.done.text });

export const facts = style({
  marginBlockStart: space[4],
  '@media': { [wide]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: space[8] } },
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
export const value = style({ ...textStyle('body'), ...tabular, textAlign: 'end' });
