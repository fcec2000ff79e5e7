import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle, wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space, border, radius } = vars;
const hairline = `${border.hairline} solid ${color.border.hairline}`;

const card = { background: color.background.surface, border: hairline, borderRadius: radius.card } as const;

export const line = style(card);
export const none = style({
  ...card,
  padding: space[4],
  color: color.text.secondary,
  '@media': { [wide]: { paddingInline: space[6] } },
});

export const batch = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: 48,
  paddingBlock: space[3],
  paddingInline: space[4],
  selectors: { '& + &': { borderBlockStart: hairline } },
  '@media': { [wide]: { paddingInline: space[6] } },
});

export const when = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  minInlineSize: 0,
});
export const days = style({ ...textStyle('small'), color: color.text.secondary });
export const points = style({ ...textStyle('strong'), ...tabular, whiteSpace: 'nowrap' });
