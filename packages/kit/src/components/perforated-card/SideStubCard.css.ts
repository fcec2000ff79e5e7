import { styleVariants } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const rule = ruleIn('components');
const { border, color, radius, space } = vars;

/** Across which the stub is torn off, and what it needs at least, px. */
const stubSize = 112;

/** Where a third of the width is too much for a stub, and where it is for elder text. */
const narrow = '(max-width: 359px)';
const elderNarrow = '(max-width: 479px)';
const elder = '[data-text-size="elder"]';

const cardBase = style({
  display: 'flex',
  '@media': {
    [narrow]: { flexDirection: 'column' },
    [elderNarrow]: { selectors: { [`${elder} &`]: { flexDirection: 'column' } } },
  },
  border: `${border.hairline} solid ${color.border.hairline}`,
  borderRadius: radius.card,
});
export const card = styleVariants({
  quiet: [cardBase, rule({ background: color.background.sunken })],
  plain: [cardBase, rule({ background: color.background.surface })],
});

/** A bite of 16 px at each edge: its inner half shows the outline, its outer half covers the card's own. */
const notch = {
  content: '""',
  position: 'absolute',
  insetInlineEnd: -8,
  inlineSize: 16,
  blockSize: 16,
  background: color.background.page,
  border: `${border.hairline} solid ${color.border.hairline}`,
  borderRadius: radius.full,
} as const;

/** Above the words the line runs across, and the bites are at the sides. */
const above = { maxInlineSize: 'none', textAlign: 'start', padding: space[4] } as const;
const startBite = {
  insetBlock: 'auto -8px',
  insetInline: '-9px auto',
  clipPath: 'inset(0 0 0 8px)',
} as const;
const endBite = { insetBlock: 'auto -8px', insetInline: 'auto -9px', clipPath: 'inset(0 8px 0 0)' } as const;

export const stub = style({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minInlineSize: stubSize,
  maxInlineSize: '42%',
  paddingBlock: space[4],
  paddingInline: space[3],
  textAlign: 'center',
  selectors: {
    '&::before': { ...notch, insetBlockStart: -9, clipPath: 'inset(8px 0 0 0)' },
    '&::after': { ...notch, insetBlockEnd: -9, clipPath: 'inset(0 0 8px 0)' },
  },
  '@media': {
    [narrow]: { ...above, selectors: { '&::before': startBite, '&::after': endBite } },
    [elderNarrow]: {
      selectors: {
        [`${elder} &`]: above,
        [`${elder} &::before`]: startBite,
        [`${elder} &::after`]: endBite,
      },
    },
  },
});

const across = {
  insetBlock: 'auto 0',
  insetInline: space[4],
  borderInlineEnd: 0,
  borderBlockEnd: `${border.hairline} dashed ${color.border.strong}`,
} as const;

export const tear = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: space[4],
  borderInlineEnd: `${border.hairline} dashed ${color.border.strong}`,
  '@media': {
    [narrow]: across,
    [elderNarrow]: { selectors: { [`${elder} &`]: across } },
  },
});

export const body = style({ flex: 1, minInlineSize: 0, padding: space[4] });
