/** The codes of the wire. Assumed: the documents name the field, not its values. */
export const genders = ['M', 'F'] as const;
export type Gender = (typeof genders)[number];
