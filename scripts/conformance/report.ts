import type { Call } from '@mapp/kit/contracts';
import { verdicts, type Difference, type Finding, type Verdict } from './verdict.ts';

const marks: Readonly<Record<Verdict, string>> = {
  fits: '✓',
  differs: '✗',
  refuses: '✗',
  absent: '✗',
  unreachable: '✗',
  payload: '✗',
  skipped: '·',
};

/** More fields than these are in the JSON alone. */
const shownFields = 6;

const methodOf = ({ body }: Call): string => (body === 'query' ? 'GET' : 'POST');

/** A field of ours in a documented call says so: the contract may be wrong rather than the back end. */
const fieldText = ({ path, problem, assumed }: Difference): string =>
  `${path === '' ? '' : `${path}${assumed ? ' (assumed)' : ''}: `}${problem}`;

/** Sorts by source: fields that the documents promise come first. */
const documentedFirst = (fields: readonly Difference[]): readonly Difference[] => [
  ...fields.filter(({ assumed }) => !assumed),
  ...fields.filter(({ assumed }) => assumed),
];

function detailOf({ detail, fields = [] }: Finding): string {
  const more = fields.length - shownFields;
  return [
    ...(detail === undefined ? [] : [detail]),
    ...documentedFirst(fields).slice(0, shownFields).map(fieldText),
    ...(more > 0 ? [`and ${more} more`] : []),
  ].join('; ');
}

/** The cells of one line of the table. */
const cellsOf = (finding: Finding): readonly string[] => [
  marks[finding.verdict],
  finding.duty === undefined ? finding.call.name : `${finding.call.name}, ${finding.duty}`,
  methodOf(finding.call),
  finding.call.path,
  finding.call.source,
  finding.verdict,
  detailOf(finding),
];

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length);
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

type Counts = Partial<Record<Verdict, number>>;

function countsOf(findings: readonly Finding[]): Counts {
  const counts: Counts = {};
  for (const { verdict } of findings) counts[verdict] = (counts[verdict] ?? 0) + 1;
  return counts;
}

const sources = ['documented', 'assumed'] as const;
const from = (findings: readonly Finding[], source: Call['source']): readonly Finding[] =>
  findings.filter(({ call }) => call.source === source);

const countsText = (counts: Counts): string =>
  verdicts.flatMap((verdict) => (counts[verdict] ? [`${counts[verdict]} ${verdict}`] : [])).join(', ');

/** The table for the terminal, and the counts below it. */
export function tableOf(findings: readonly Finding[]): string {
  const lines = aligned(findings.map(cellsOf));
  const counts = sources.map((source) => `${source}: ${countsText(countsOf(from(findings, source)))}`);
  return [...lines, '', ...counts, ''].join('\n');
}

/** The same as data. */
export const jsonOf = (findings: readonly Finding[]): string =>
  `${JSON.stringify(
    {
      conforms: conforms(findings),
      counts: Object.fromEntries(sources.map((source) => [source, countsOf(from(findings, source))])),
      calls: findings.map(({ call, duty, verdict, detail, fields, milliseconds }) => ({
        name: call.name,
        ...(duty !== undefined && { duty }),
        area: call.area,
        method: methodOf(call),
        path: call.path,
        source: call.source,
        write: call.write,
        verdict,
        ...(detail !== undefined && { detail }),
        ...(fields && { fields }),
        ...(verdict !== 'skipped' && { milliseconds }),
      })),
    },
    undefined,
    2,
  )}\n`;

/** Something was asked, and all that was asked fits. */
export function conforms(findings: readonly Finding[]): boolean {
  const asked = findings.filter(({ verdict }) => verdict !== 'skipped');
  return asked.length > 0 && asked.every(({ verdict }) => verdict === 'fits');
}

/** Every call that was asked met silence: the address is wrong, or nothing runs there. */
export function nobodyAnswered(findings: readonly Finding[]): boolean {
  const asked = findings.filter(({ verdict }) => verdict !== 'skipped' && verdict !== 'payload');
  return asked.length > 0 && asked.every(({ verdict }) => verdict === 'unreachable');
}
