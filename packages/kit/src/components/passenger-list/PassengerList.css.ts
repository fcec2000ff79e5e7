import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, space } = vars;

export const wrong = style({ marginBlockEnd: space[3] });

/** The rows bring their own height and reach both edges, as those below do. */
export const choices = style({ overflow: 'clip' });

const inChoices = (selector: string, rule: Parameters<ReturnType<typeof ruleIn>>[0]) =>
  globalStyle(`.${choices} ${selector}`, ruleIn('components')(rule));

inChoices('legend', { marginBlockEnd: 0 });
inChoices('fieldset > div', { paddingInline: space[4] });
inChoices('fieldset > div:has(:checked)', { background: color.action.surface });

export const blocked = style({ padding: space[4] });

/** Passengers who can be chosen weigh more. */
globalStyle(`.${blocked} > :first-child > *`, ruleIn('components')({ fontWeight: font.weight.regular }));

export const reason = style({
  ...textStyle('small'),
  display: 'flex',
  gap: space[2],
  marginBlockStart: space[2],
  color: color.text.primary,
});

/** Keeps the icon on the first line. */
export const icon = style({ display: 'flex', alignItems: 'center', blockSize: '1lh' });

export const none = style({ ...textStyle('small'), display: 'block', color: color.text.secondary });

export const shapeHead = style({ marginBlock: `${space[3]} ${space[4]}` });

export const shape = style({
  display: 'flex',
  gap: space[3],
  padding: space[4],
  selectors: { '& + &': { borderBlockStart: `${border.hairline} solid ${color.border.hairline}` } },
});

export const shapeWords = style({ display: 'grid', gap: space[3], paddingBlockStart: 2 });
