import { relations, type Relation } from '../rules/relations.ts';
import { accept, refuse, type Checked } from './result.ts';

/** A chosen relation, by its id. Source: membership.md section 3. */
export function relation(input: string): Checked<Relation> {
  const found = relations.find(({ id }) => id === input);
  return found ? accept(found) : refuse('relation.choose');
}
