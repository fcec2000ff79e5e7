import { keyframes } from '@vanilla-extract/css';
import { styleIn } from '../../theme/layered.ts';
import { tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, space } = vars;

export const band = style({
  display: 'flex',
  justifyContent: 'center',
  overflow: 'clip',
  paddingInline: space[4],
  borderBlock: `${border.hairline} solid ${color.border.hairline}`,
  background: color.background.page,
});

export const cabin = style({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
});

const wall = { fill: color.seat.cabin, vectorEffect: 'non-scaling-stroke' } as const;
export const hull = style({ ...wall, stroke: color.border.strong, strokeWidth: 2 });
export const lining = style({ ...wall, stroke: color.border.hairline, strokeWidth: 1 });

const centred = { dominantBaseline: 'central', textAnchor: 'middle' } as const;

export const number = style({
  ...centred,
  ...tabular,
  // In units of the picture, which shrinks as a whole.
  fontSize: 13,
  fill: color.text.secondary,
  selectors: {
    '&[data-held]': { fill: color.text.primary, fontWeight: font.weight.semibold },
    '[data-broad] > &': { fontSize: 12 },
  },
});

export const sign = style({
  ...centred,
  ...tabular,
  fontSize: 17,
  fontWeight: font.weight.semibold,
  fill: 'currentColor',
  stroke: 'none',
  selectors: { '[data-broad] &': { fontSize: 13 } },
});

/** The back of a seat seen from above. */
export const back = style({
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeDasharray: 'none',
  opacity: 0.6,
});

interface Paint {
  readonly ink: string;
  readonly surface: string;
  readonly outline?: number;
  readonly dashed?: boolean;
}

/** Shapes drawn in the group take its colours; `currentColor` is the ink. */
const painted = ({ ink, surface, outline, dashed }: Paint, look: string): string =>
  style(
    {
      color: ink,
      fill: surface,
      stroke: outline === undefined ? 'none' : 'currentColor',
      strokeWidth: outline ?? 0,
      ...(dashed && { strokeDasharray: '3 2' }),
    },
    look,
  );

export const looks = {
  faint: painted({ ink: color.text.disabled, surface: color.background.sunken }, 'faint'),
  chosen: painted({ ink: color.action.onFill, surface: color.action.fill }, 'chosen'),
  wanted: painted({ ink: color.action.text, surface: color.action.surface, outline: 2 }, 'wanted'),
  left: painted({ ink: color.text.secondary, surface: color.seat.cabin, outline: 1, dashed: true }, 'left'),
  lost: painted({ ink: color.error.text, surface: color.error.surface, outline: 1.5 }, 'lost'),
} as const;

const draw = keyframes({ from: { strokeDashoffset: 100 } });

/** Drawn once from the old seat to the new one; still, and dashed while the work goes on, for those who want no motion. */
export const way = style({
  fill: 'none',
  stroke: color.action.text,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeDasharray: '100',
  animation: `${draw} 1200ms ${vars.motion.easing.out}`,
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animation: 'none',
      selectors: { '&[data-working]': { strokeDasharray: '3 2.5', strokeLinecap: 'butt' } },
    },
  },
});
