const cache = new Map<string, unknown>();

/** Intl objects are dear to build; each is built once. */
export const once = <Made>(key: string, make: () => Made): Made => {
  const known = cache.get(key);
  if (known) return known as Made;
  const value = make();
  cache.set(key, value);
  return value;
};

type DateTimeArguments = ConstructorParameters<typeof Intl.DateTimeFormat>;
type NumberArguments = ConstructorParameters<typeof Intl.NumberFormat>;
type PluralArguments = ConstructorParameters<typeof Intl.PluralRules>;

/** The formatters that messages use. */
export const intl = {
  getDateTimeFormat: (...of: DateTimeArguments) =>
    once(`d${JSON.stringify(of)}`, () => new Intl.DateTimeFormat(...of)),
  getNumberFormat: (...of: NumberArguments) =>
    once(`n${JSON.stringify(of)}`, () => new Intl.NumberFormat(...of)),
  getPluralRules: (...of: PluralArguments) =>
    once(`p${JSON.stringify(of)}`, () => new Intl.PluralRules(...of)),
};
