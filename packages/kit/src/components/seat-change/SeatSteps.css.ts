import { keyframes } from '@vanilla-extract/css';
import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, font, radius, space } = vars;

/** Edge of a mark; it grows with the reader's text, as the icon in it does. */
const edge = '1.5rem';
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const steps = style({ listStyle: 'none' });

/** Mark, title and time on one line, the text below; the time goes below too where it finds no room. */
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${edge} minmax(0, 1fr) auto`,
  columnGap: space[3],
  alignItems: 'baseline',
  paddingBlockEnd: space[5],
  color: color.text.primary,
  selectors: {
    '&[data-state="later"]': { color: color.text.tertiary },
    // To the next mark: firm once passed, a hairline before.
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(${edge} + 6px) 6px`,
      insetInlineStart: `calc(${edge} / 2 - 1px)`,
      inlineSize: 1,
      background: color.border.strong,
    },
    '&[data-state="done"]:not(:last-child)::after': { inlineSize: 2, background: color.done.text },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});

export const mark = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  inlineSize: edge,
  blockSize: edge,
  borderRadius: radius.full,
  selectors: {
    '&[data-state="done"]': { background: color.done.text, color: color.background.surface },
    '&[data-state="failed"]': { border: `1.5px solid ${color.error.text}`, color: color.error.text },
    '&[data-state="later"]': { border: `1.5px dashed ${color.border.control}` },
    '&[data-state="now"]': {
      border: `3px solid ${color.action.surfaceStrong}`,
      borderBlockStartColor: color.action.text,
      animation: `${turn} 800ms linear infinite`,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: {
        '&[data-state="now"]': { border: `3px dashed ${color.action.text}`, animation: 'none' },
      },
    },
    '(forced-colors: active)': {
      selectors: { '&[data-state="done"]': { border: '1px solid CanvasText' } },
    },
  },
});

export const title = style({
  ...textStyle('strong'),
  selectors: { '[data-state="later"] > &': { fontWeight: font.weight.regular } },
});

const aside = { ...textStyle('small'), ...tabular, textAlign: 'end' } as const;

export const time = style({ ...aside, color: color.text.secondary });
export const elapsed = style({ ...aside, color: color.action.text, fontWeight: font.weight.semibold });

export const text = style({
  ...textStyle('small'),
  gridColumn: '2 / -1',
  color: color.text.secondary,
  selectors: { '[data-state="later"] > &': { color: color.text.tertiary } },
});
