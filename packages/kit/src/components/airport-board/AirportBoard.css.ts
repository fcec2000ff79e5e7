import { createVar, globalStyle, styleVariants } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const rule = ruleIn('components');
const { border, color, font, space } = vars;

const line = `${border.hairline} solid ${color.border.hairline}`;

/** Between the edge and the first and last word of a row. */
const edge = createVar();

export const frame = style({ containerType: 'inline-size', vars: { [edge]: space[4] } });

export const table = style({
  ...textStyle('small'),
  inlineSize: '100%',
  // Widths come from the head: no row moves another, whatever it says.
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
});
globalStyle(
  `.${table} :is(th, td)`,
  rule({
    padding: `${space[3]} ${space[1]}`,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 'inherit',
  }),
);
globalStyle(`.${table} :is(th, td):first-child`, rule({ paddingInlineStart: edge }));
globalStyle(`.${table} :is(th, td):last-child`, rule({ paddingInlineEnd: edge, textAlign: 'end' }));
globalStyle(
  `.${table} thead th`,
  rule({
    paddingBlock: space[2],
    verticalAlign: 'middle',
    fontWeight: font.weight.regular,
    color: color.text.secondary,
  }),
);

export const timeColumn = style({ inlineSize: `calc(3.5em + ${edge} + ${space[2]})` });
export const gateColumn = style({ inlineSize: '4em' });
export const stateColumn = style({ inlineSize: `calc(9.5em + ${edge})` });

const narrow = '(max-width: 23em)';

/** One line lower where four columns do not fit: the state is under the rest of its row. */
export const row = style({
  borderBlockStart: line,
  selectors: {
    '&[data-state="own"]': {
      background: color.action.surface,
      boxShadow: `inset 3px 0 ${color.action.text}`,
    },
  },
  '@container': {
    [narrow]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'start' },
  },
});
globalStyle(
  `.${table} .${row} > :last-child`,
  rule({
    '@container': {
      [narrow]: { gridColumn: '2 / -1', paddingBlockStart: 0, textAlign: 'start' },
    },
  } as const),
);

globalStyle(
  `.${table} .${row} > :not(:last-child)`,
  rule({ '@container': { [narrow]: { paddingBlockEnd: space[1] } } } as const),
);
globalStyle(
  `.${table} .${row} > :nth-last-child(2)`,
  rule({ '@container': { [narrow]: { paddingInlineEnd: edge } } } as const),
);

/** Its words are said all the same. */
export const columnHeads = style({
  '@container': {
    [narrow]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const figure = style({ ...textStyle('strong'), ...tabular, display: 'block', whiteSpace: 'nowrap' });
export const was = style({
  ...tabular,
  display: 'block',
  color: color.text.secondary,
  textDecoration: 'line-through',
});
export const city = style({
  ...textStyle('strong'),
  display: 'block',
  overflowWrap: 'break-word',
  // Long names keep whole beside the other columns.
  selectors: { ':lang(en) &, :lang(ru) &': { fontSize: font.body.size } },
});
export const under = style({ ...tabular, display: 'block', color: color.text.secondary });
/** A dash in place of what is not told. */
export const untold = style({
  ...textStyle('strong'),
  display: 'block',
  color: color.text.secondary,
  '::before': { content: '–' },
});

const stateBase = style({
  display: 'inline-flex',
  gap: space[1],
  alignItems: 'start',
  fontWeight: font.weight.semibold,
  // On the base line of the figures beside it.
  paddingBlockStart: '0.125rem',
});
export const state = styleVariants({
  quiet: [stateBase, rule({ fontWeight: font.weight.regular, color: color.text.secondary })],
  done: [stateBase, rule({ color: color.done.text })],
  attention: [stateBase, rule({ color: color.attention.text })],
  error: [stateBase, rule({ color: color.error.text })],
});
export const icon = style({ display: 'flex', alignItems: 'center', flexShrink: 0, blockSize: '1lh' });
