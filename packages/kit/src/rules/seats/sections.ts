import type { Cabin, Deck } from './cabin.ts';
import type { SeatLine } from './place.ts';

/** Where in its cabin a section lies; a short cabin is one whole. */
export const sectionParts = ['whole', 'front', 'middle', 'exit', 'rear'] as const;
export type SectionPart = (typeof sectionParts)[number];

/** Rows of a cabin that are read and jumped to as one. */
export interface SeatSection {
  /** Unlike any other's: its first row. */
  readonly id: string;
  readonly deck: Deck['id'];
  readonly cabin: Cabin['class'];
  readonly part: SectionPart;
  /** Number of the first row, as printed. */
  readonly from: string;
  readonly to: string;
  readonly lines: readonly SeatLine[];
}

/** A cabin of fewer rows needs no parts. */
const fewestRows = 6;
const thirds = ['front', 'middle', 'rear'] as const;

function partOf(line: SeatLine, at: number, rows: number): SectionPart {
  if (rows < fewestRows) return 'whole';
  if (line.exit) return 'exit';
  return thirds[Math.floor((at * thirds.length) / rows)] ?? 'rear';
}

const sameCabin = (one: SeatLine, other: SeatLine): boolean =>
  one.at.deck === other.at.deck && one.at.cabin === other.at.cabin;

/** The sections of a map: each cabin in thirds, and rows at the doors on their own. */
export function sectionsOf(lines: readonly SeatLine[]): readonly SeatSection[] {
  const sections: (Omit<SeatSection, 'lines' | 'to'> & { to: string; lines: SeatLine[] })[] = [];
  for (const line of lines) {
    const cabin = lines.filter((other) => sameCabin(line, other));
    const part = partOf(line, cabin.indexOf(line), cabin.length);
    const last = sections.at(-1);
    const before = last?.lines.at(-1);
    if (last && before && sameCabin(before, line) && last.part === part) {
      last.lines.push(line);
      last.to = line.number;
      continue;
    }
    const { deck, cabin: cabinClass, number } = line;
    const id = `${line.at.deck}.${line.at.cabin}.${line.at.row}`;
    sections.push({ id, deck, cabin: cabinClass, part, from: number, to: number, lines: [line] });
  }
  return sections;
}
