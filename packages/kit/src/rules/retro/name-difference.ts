/** A run of letters of one name: the same in both, or not. */
export interface NamePart {
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

const lettersOf = (name: string): readonly string[] => [...name.trim().toUpperCase()];

/** The steps that each pair of beginnings is apart. */
function distances(one: readonly string[], other: readonly string[]): readonly (readonly number[])[] {
  const table: number[][] = [other.concat('').map((_, at) => at)];
  for (const [row, letter] of one.entries()) {
    const above = table[row] ?? [];
    const line = [row + 1];
    for (const [column, against] of other.entries())
      line.push(
        Math.min(
          (above[column] ?? 0) + (letter === against ? 0 : 1),
          (above[column + 1] ?? 0) + 1,
          (line[column] ?? 0) + 1,
        ),
      );
    table.push(line);
  }
  return table;
}

const joined = (letters: readonly { readonly text: string; readonly differs: boolean }[]): NamePart[] =>
  letters.reduce<NamePart[]>((parts, { text, differs }) => {
    const last = parts.at(-1);
    if (last?.differs !== differs) return [...parts, { text, differs }];
    return [...parts.slice(0, -1), { text: last.text + text, differs }];
  }, []);

/**
 * Marks in which letters two names differ, with the fewest marks that tell it. Capitals and small letters are the same; both
 * come back in capitals. Source: mockup 16, RTC01.
 */
export function nameDifference(ticketName: string, memberName: string): NameDifference {
  const ticket = lettersOf(ticketName);
  const member = lettersOf(memberName);
  const table = distances(ticket, member);
  const at = (row: number, column: number) => table[row]?.[column] ?? 0;
  const marked = { ticket: [] as NamePart[], member: [] as NamePart[] };
  let row = ticket.length;
  let column = member.length;
  while (row > 0 || column > 0) {
    const [one = '', other = ''] = [ticket[row - 1], member[column - 1]];
    const differs = one !== other;
    if (row > 0 && column > 0 && at(row, column) === at(row - 1, column - 1) + (differs ? 1 : 0)) {
      marked.ticket.unshift({ text: one, differs });
      marked.member.unshift({ text: other, differs });
      row -= 1;
      column -= 1;
    } else if (row > 0 && at(row, column) === at(row - 1, column) + 1) {
      marked.ticket.unshift({ text: one, differs: true });
      row -= 1;
    } else {
      marked.member.unshift({ text: other, differs: true });
      column -= 1;
    }
  }
  return {
    ticket: joined(marked.ticket),
    member: joined(marked.member),
    letters: at(ticket.length, member.length),
  };
}
