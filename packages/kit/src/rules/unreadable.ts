/** Whether an entry may be one of those that could not be read: one without a number may be any. */
export const mayBeUnreadable = (
  entries: readonly { readonly id?: string }[] | undefined,
  id: string | undefined,
): boolean => entries?.some((entry) => entry.id === undefined || entry.id === id) ?? false;
