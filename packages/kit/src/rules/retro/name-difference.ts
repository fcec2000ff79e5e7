/** A run of letters of one name: the same in both, or not. */
export interface NamePart {
  /** Where it begins, in UTF-16 units. */
  readonly start: number;
  readonly text: string;
  readonly differs: boolean;
}

/** Two names set against each other. */
export interface NameDifference {
  readonly ticket: readonly NamePart[];
  readonly member: readonly NamePart[];
  /** How many letters must be changed, added or left out to make one the other. */
  readonly letters: number;
}

const lettersOf = (name: string): readonly string[] => Array.from(name.trim().toUpperCase());

/** Changing a letter marks one in both names, adding or leaving one out marks one; of equal ways the one with fewer marks is taken. */
const edit = 1000;
const added = edit + 1;
const changed = edit + 2;

/** Distance between each pair of beginnings. */
function distances(one: readonly string[], other: readonly string[]): readonly (readonly number[])[] {
  const table: number[][] = [other.concat('').map((_, at) => at * added)];
  for (const [row, letter] of one.entries()) {
    const above = table[row] ?? [];
    const line = [(row + 1) * added];
    for (const [column, against] of other.entries())
      line.push(
        Math.min(
          (above[column] ?? 0) + (letter === against ? 0 : changed),
          (above[column + 1] ?? 0) + added,
          (line[column] ?? 0) + added,
        ),
      );
    table.push(line);
  }
  return table;
}

/** A letter of one name. */
type Letter = Omit<NamePart, 'start'>;

function joined(letters: readonly Letter[]): readonly NamePart[] {
  const parts: NamePart[] = [];
  let start = 0;
  for (const { text, differs } of letters) {
    const last = parts.at(-1);
    if (last?.differs === differs) parts[parts.length - 1] = { ...last, text: last.text + text };
    else parts.push({ start, text, differs });
    start += text.length;
  }
  return parts;
}

/**
 * Marks in which letters two names differ, with the fewest marks that tell it. Capitals and small letters are the same; both
 * come back in capitals. Source: mockup 16, RTC01.
 */
export function nameDifference(ticketName: string, memberName: string): NameDifference {
  const ticket = lettersOf(ticketName);
  const member = lettersOf(memberName);
  const table = distances(ticket, member);
  const at = (row: number, column: number) => table[row]?.[column] ?? 0;
  const marked = { ticket: [] as Letter[], member: [] as Letter[] };
  let row = ticket.length;
  let column = member.length;
  while (row > 0 || column > 0) {
    const [one = '', other = ''] = [ticket[row - 1], member[column - 1]];
    const differs = one !== other;
    // Of equal ways the one whose letters stand together as early as they can.
    if (row > 0 && at(row, column) === at(row - 1, column) + added) {
      marked.ticket.unshift({ text: one, differs: true });
      row -= 1;
    } else if (column > 0 && at(row, column) === at(row, column - 1) + added) {
      marked.member.unshift({ text: other, differs: true });
      column -= 1;
    } else {
      marked.ticket.unshift({ text: one, differs });
      marked.member.unshift({ text: other, differs });
      row -= 1;
      column -= 1;
    }
  }
  return {
    ticket: joined(marked.ticket),
    member: joined(marked.member),
    letters: Math.floor(at(ticket.length, member.length) / edit),
  };
}
