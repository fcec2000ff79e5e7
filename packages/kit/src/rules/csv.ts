/** A spreadsheet runs a cell that begins with one of these signs as a formula, also full-width and behind blanks, and drops some blanks. */
const formula = /^(?:[\t\r\n]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/;

const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * RFC 4180 text with a byte-order mark, so that spreadsheets read it as UTF-8. Text cells cannot run as formulas;
 * numbers stay numbers.
 */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
