import { styleVariants } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle, wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const rule = ruleIn('components');
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

/** A stop's size, and the middle of the line from the card's edge, CSS px. */
const stop = 10;
const axis = 24;

const onLine = style({
  position: 'relative',
  paddingInlineStart: axis + 20,
  '@media': { [wide]: { paddingInlineStart: axis + 20 } },
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: axis - 1,
      inlineSize: 2,
      background: color.border.hairline,
    },
    '&:first-child::before': { insetBlockStart: '50%' },
    '&:last-child::before': { insetBlockEnd: '50%' },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: `calc(50% - ${stop / 2}px)`,
      insetInlineStart: axis - stop / 2,
      inlineSize: stop,
      blockSize: stop,
      border: `${border.selected} solid ${color.border.control}`,
      borderRadius: radius.full,
      background: color.background.surface,
    },
  },
});

/** A batch as a stop of the time line: filled where it needs care, pale where it is past. */
export const station = styleVariants({
  past: [onLine, rule({ selectors: { '&::after': { borderColor: color.border.strong } } })],
  soon: [
    onLine,
    rule({
      selectors: { '&::after': { borderColor: color.attention.text, background: color.attention.text } },
    }),
  ],
  later: [onLine],
});
