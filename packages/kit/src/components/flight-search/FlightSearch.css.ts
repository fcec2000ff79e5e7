import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { broad } from './broad.ts';

const style = styleIn('components');
const rule = ruleIn('components');
const { border, color, font, radius, space } = vars;
const hairline = `${border.hairline} solid ${color.border.hairline}`;

export const form = style({ containerType: 'inline-size', gap: space[3] });

export const card = style({
  border: hairline,
  borderRadius: radius.card,
  background: color.background.surface,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: space[4],
  selectors: { '&:not(:last-child)': { borderBlockEnd: hairline } },
});
export const points = style({ ...textStyle('small'), color: color.text.secondary });

/** The fields, the switch and the button below each other; in a broad form fields and button are in one line. */
export const body = style({
  display: 'grid',
  paddingInline: space[4],
  paddingBlockEnd: space[4],
  '@container': {
    [broad]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: space[4],
      paddingBlockStart: space[4],
      paddingBlockEnd: space[2],
    },
  },
});
export const fields = style({
  '@container': {
    [broad]: {
      display: 'flex',
      border: `${border.hairline} solid ${color.border.control}`,
      borderRadius: radius.control,
    },
  },
});
export const second = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  alignItems: 'start',
  justifyContent: 'space-between',
  borderBlockStart: hairline,
  '@container': {
    [broad]: {
      flex: '1 1 55%',
      flexWrap: 'nowrap',
      alignItems: 'stretch',
      columnGap: 0,
      borderBlockStart: 'none',
    },
  },
});
/** Two days leave no room for the travellers beside them. */
export const both = style({});
globalStyle(
  `.${both} > :last-child`,
  rule({
    '@container': {
      [`not ${broad}`]: { flexBasis: '100%', borderBlockStart: hairline },
    },
  }),
);
export const direct = style({
  color: color.text.secondary,
  borderBlockStart: hairline,
  '@container': { [broad]: { order: 1, justifySelf: 'start', borderBlockStart: 'none' } },
});
export const submit = style({
  paddingBlockStart: space[2],
  '@container': { [broad]: { minInlineSize: '12em', paddingBlockStart: 0 } },
});

/** Party and switch of several segments, a row each. */
export const rows = style({ display: 'grid', paddingInline: space[4], paddingBlock: space[1] });

export const add = style({
  ...textStyle('strong'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: 52,
  padding: `${space[2]} ${space[4]}`,
  color: color.action.text,
  fontWeight: font.weight.medium,
  border: `${border.hairline} dashed ${color.border.control}`,
  borderRadius: radius.card,
  selectors: { '&:active': { background: color.background.sunken } },
});
export const left = style({ ...textStyle('small'), color: color.text.secondary });
