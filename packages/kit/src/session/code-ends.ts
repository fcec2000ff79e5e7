/** The part of the session that keeps them. */
export interface CodeEnds {
  readonly get: (field: 'codes') => string | undefined;
  readonly set: (field: 'codes', value: string | undefined) => void;
}

type Ends = Readonly<Record<string, number>>;

const read = (text: string | undefined): Ends =>
  Object.fromEntries(
    (text ?? '')
      .split(';')
      .filter((entry) => entry !== '')
      .map((entry) => entry.split('='))
      .map(([purpose = '', seconds]) => [purpose, Number(seconds)]),
  );

const write = (ends: Ends): string | undefined =>
  Object.entries(ends)
    .map(([purpose, seconds]) => `${purpose}=${seconds}`)
    .join(';') || undefined;

/** Until when no further code of this purpose can be asked for, ms since 1970; undefined once it can. */
export function codeEnd(session: CodeEnds, purpose: string, now: number): number | undefined {
  const seconds = read(session.get('codes'))[purpose];
  return seconds !== undefined && seconds * 1000 > now ? seconds * 1000 : undefined;
}

/** A code has been sent: keeps when the next may be, and that alone. @returns ms since 1970 */
export function keepCodeEnd(session: CodeEnds, purpose: string, now: number, seconds: number): number {
  const end = Math.ceil(now / 1000) + seconds;
  const others = Object.entries(read(session.get('codes'))).filter(
    ([each, until]) => each !== purpose && until * 1000 > now,
  );
  session.set('codes', write({ ...Object.fromEntries(others), [purpose]: end }));
  return end * 1000;
}

/** The code has served: another may be asked for at once. */
export function forgetCodeEnd(session: CodeEnds, purpose: string): void {
  const { [purpose]: _gone, ...others } = read(session.get('codes'));
  session.set('codes', write(others));
}
