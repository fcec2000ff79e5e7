/** Beneficiaries' relations to the member: our word and the wire's code. Source: membership.md section 3. */
export const relations = [
  { id: 'spouse', code: 'S' },
  { id: 'father', code: 'F' },
  { id: 'mother', code: 'M' },
  { id: 'child', code: 'C' },
  { id: 'brother', code: 'B' },
  { id: 'sister', code: 'T' },
  { id: 'grandfather', code: 'G' },
  { id: 'grandmother', code: 'N' },
  { id: 'parentInLaw', code: 'I' },
  { id: 'relative', code: 'R' },
  /** Has no code: it is sent with an empty one and its text (decision 30). */
  { id: 'stepChild', code: '' },
  { id: 'wife', code: 'W' },
  { id: 'friend', code: 'A' },
  { id: 'daughter', code: 'D' },
  { id: 'husband', code: 'H' },
  { id: 'son', code: 'L' },
  { id: 'stepParent', code: 'P' },
  { id: 'other', code: 'O' },
] as const;

export type Relation = (typeof relations)[number];
export type RelationId = Relation['id'];
