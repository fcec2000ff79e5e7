/** A part of an amount: its figure, or the words and the unit around it. */
export interface FigurePart {
  readonly text: string;
  readonly figure: boolean;
}

/** An amount as an airline writes it, `+30 kg`, in parts: with a figure in it the rest is its unit, without one it is all figure. */
export function figureParts(value: string): readonly FigurePart[] {
  const [, before = '', figure, after = ''] = /^(\D*?)([+−-]?\d[\d.,\u00a0\u202f]*)(.*)$/u.exec(value) ?? [];
  if (figure === undefined || before.includes('+')) return [{ text: value, figure: true }];
  return [
    { text: before, figure: false },
    { text: figure, figure: true },
    { text: after, figure: false },
  ].filter(({ text }) => text.trim() !== '');
}
