/** Joins the class names that are there; `undefined` where none is, so that no empty attribute is written. */
export const classNames = (...names: (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
