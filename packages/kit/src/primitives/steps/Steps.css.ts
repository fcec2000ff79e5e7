import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('primitives');
const { border, color, radius, space } = vars;

/** Where words stand side by side only in pieces: the current one alone is shown there, and takes the room. */
const narrow = '(max-width: 359px)';
const elderNarrow = '(max-width: 479px)';
const elder = '[data-text-size="elder"]';

/** Words that find no room beside each other wrap, so that the bars stay equally long. */
export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[1],
  paddingBlock: `${space[4]} ${space[3]}`,
  '@media': {
    [narrow]: { gridAutoColumns: 'auto' },
    [elderNarrow]: { selectors: { [`${elder} &`]: { gridAutoColumns: 'auto' } } },
  },
});

const one = (bar: string, words: string) =>
  ({
    ...textStyle('small'),
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[1],
    alignContent: 'start',
    paddingBlockStart: space[2],
    color: words,
    overflowWrap: 'anywhere',
    '::before': {
      content: '',
      flex: 'none',
      inlineSize: '100%',
      blockSize: 4,
      borderRadius: radius.full,
      background: bar,
    },
    // Colours of a forced scheme take the bars away; an edge stays.
    '@media': { '(forced-colors: active)': { borderBlockStart: `${border.hairline} solid` } },
  }) as const;

export const step = {
  done: style(one(color.text.primary, color.text.primary)),
  current: style({ ...one(color.action.fill, color.action.text), fontWeight: vars.font.strong.weight }),
  next: style(one(color.border.strong, color.text.tertiary)),
};

/** Still read aloud. */
const unseen = { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'clip' } as const;

/** The word of a step that is not the current one. */
export const other = style({
  '@media': {
    [narrow]: unseen,
    [elderNarrow]: { selectors: { [`${elder} &`]: unseen } },
  },
});

export const tick = style({ alignSelf: 'center', color: color.done.text });
