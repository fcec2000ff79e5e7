import { createVar, fallbackVar, type StyleRule, styleVariants } from '@vanilla-extract/css';
import * as bar from '../../primitives/app-bar/AppBar.css.ts';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle, wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const rule = ruleIn('components');
const { border, color, size, space } = vars;

/** Colours of the head: words, second lines, woven lines, and the ground from top to foot. */
const [ink, second, weaving, from, to, foot] = [
  createVar(),
  createVar(),
  createVar(),
  createVar(),
  createVar(),
  createVar(),
];

interface Colours {
  readonly text: string;
  readonly textSecondary: string;
  readonly line: string;
  readonly from: string;
  readonly to: string;
  readonly border: string;
}

const look = (tone: Colours): StyleRule =>
  rule({
    vars: {
      [ink]: tone.text,
      [second]: tone.textSecondary,
      [weaving]: tone.line,
      [from]: tone.from,
      [to]: tone.to,
      [foot]: tone.border,
      [bar.ink]: tone.text,
      [bar.ground]: tone.from,
      [bar.edge]: 'transparent',
    },
  });

/** Colours of a head and of the bar above it, for the whole screen. */
export const tone = styleVariants({
  tint: look({
    text: color.text.primary,
    textSecondary: color.text.secondary,
    line: color.drawing.faint,
    from: color.drawing.head,
    to: color.drawing.ground,
    border: color.border.strong,
  }),
  ink: look({
    text: color.text.onBar,
    textSecondary: color.text.onBarSecondary,
    line: color.drawing.route,
    from: color.background.bar,
    to: color.background.bar,
    border: color.border.bar,
  }),
  STD: look(color.tier.star),
  SIL: look(color.tier.silver),
  GOL: look(color.tier.gold),
  PLT: look(color.tier.platinum),
  CHD: look(color.tier.child),
});

/** With the bar of 44 px above it, px. */
const height = 276;

export const hero = style({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  minBlockSize: `calc(${height}px - ${size.appBar})`,
  borderBlockEnd: `${border.hairline} solid ${fallbackVar(foot, color.border.strong)}`,
  background: `linear-gradient(${from}, ${to})`,
  color: ink,
  '@media': { print: { minBlockSize: 0 } },
});

/** The lines are seen on the ground, not read. */
export const weave = style({ position: 'absolute', inset: '28% 0 8%', color: weaving, opacity: 0.5 });

/** Room for the picture above the words. */
export const tall = style({ minBlockSize: 344, border: 'none' });

/** Over the whole head, behind its words. */
export const ground = style({
  position: 'absolute',
  inset: 0,
  '@media': {
    // At the end of a wide window, as large as beside the words, and without an edge of its own.
    [wide]: {
      insetInlineStart: 'auto',
      inlineSize: 640,
      maskImage: 'linear-gradient(to right, transparent, currentColor 30%)',
    },
  },
});

/** Words lie over the foot of what is drawn on the ground. */
export const veil = style({
  position: 'absolute',
  inset: 'auto 0 0',
  blockSize: '62%',
  background: `linear-gradient(transparent, ${to} 64%)`,
});

export const inner = style({
  position: 'relative',
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: fallbackVar(bar.extent, size.content),
  marginInline: 'auto',
  paddingBlock: `${space[3]} ${space[4]}`,
  paddingInlineStart: `max(${fallbackVar(bar.gutter, space[4])}, env(safe-area-inset-left))`,
  paddingInlineEnd: `max(${fallbackVar(bar.gutter, space[4])}, env(safe-area-inset-right))`,
});

/** Words at the start, drawing at the end; under words that need the room there is none. */
export const top = style({ display: 'flex', flex: 1, gap: space[4], alignItems: 'center' });

/** On a ground of its own the words are at the foot. */
export const low = style({ alignItems: 'flex-end' });

export const words = style({ flex: '1 1 0', minInlineSize: 0 });
export const overline = style({ ...textStyle('small'), ...tabular, color: second });
export const sentence = style({ ...textStyle('figure24'), textWrap: 'balance', overflowWrap: 'break-word' });
export const large = style({ ...textStyle('figure32'), textWrap: 'balance', overflowWrap: 'break-word' });
export const line = style({
  ...textStyle('body'),
  marginBlockStart: space[2],
  color: second,
  textWrap: 'balance',
  // Chinese too breaks between its parts, not inside of a word.
  wordBreak: 'keep-all',
});

export const drawing = style({
  flexShrink: 0,
  inlineSize: 'min(168px, 44%)',
  '@container': {
    // The longest words of a sentence need more than a half.
    '(max-width: 20rem)': { inlineSize: '32%' },
    '(max-width: 16rem)': { display: 'none' },
  },
  '@media': { [wide]: { inlineSize: 200 } },
});

/** Reaches the edge of a phone. */
export const toEdge = style({
  marginInlineEnd: `calc(-1 * ${space[4]})`,
  '@media': { [wide]: { marginInlineEnd: 0 } },
});

export const figure = style({ marginBlockStart: space[3] });
