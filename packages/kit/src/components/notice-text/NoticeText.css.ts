import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, space } = vars;
const hairline = `${border.hairline} solid ${color.border.hairline}`;

/** Lines as long as one reads them with ease. */
export const text = style({ maxInlineSize: '44em', textWrap: 'pretty' });

export const lead = style({ ...textStyle('body'), color: color.text.secondary });

export const heading = style({ ...textStyle('strong'), marginBlock: `${space[6]} ${space[2]}` });

export const blocks = style({ ...textStyle('body'), display: 'grid', gap: space[3] });

const list = { display: 'grid', gap: space[2], paddingInlineStart: space[5] } as const;
export const points = style({ ...list, listStyle: 'disc' });
export const steps = style({ ...list, listStyle: 'decimal' });

export const entries = style({ borderBlockStart: hairline });

/** The rule goes below its name where both find no room on one line. */
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  paddingBlock: space[3],
  borderBlockEnd: hairline,
});

export const name = style({
  ...textStyle('body'),
  ...tabular,
  display: 'flex',
  gap: space[3],
  alignItems: 'baseline',
  fontWeight: font.weight.semibold,
});

/** Beside the first line, whose baseline is that of the rule. */
const sign = { flex: 'none', alignSelf: 'start', marginBlockStart: 2 } as const;
export const tones = {
  yes: style({ ...sign, color: color.done.text }),
  ask: style({ ...sign, color: color.attention.text }),
  no: style({ ...sign, color: color.error.text }),
};

export const fact = style({ ...textStyle('body'), ...tabular });
export const rule = style({
  ...textStyle('small'),
  ...tabular,
  marginInlineStart: `calc(20px + ${space[3]})`,
  color: color.text.secondary,
});

export const skeleton = style({ display: 'grid', gap: space[2] });
