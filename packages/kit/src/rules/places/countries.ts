import given from './country-names.json' with { type: 'json' };

/** The languages in which countries have names. */
export type NameLanguage = keyof typeof given;

/** Names by ISO 3166-1 code (`CN`). */
export type CountryNames = Readonly<Record<string, string>>;

/** Asked for most; they are before the letters. */
export const frequentCountries = ['CN', 'HK', 'MO', 'TW', 'JP', 'KR', 'RU', 'US'] as const;

const made = new Map<NameLanguage, Intl.DisplayNames>();

/** Dear to build, so each is built once. */
function displayNames(language: NameLanguage): Intl.DisplayNames {
  const known = made.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  made.set(language, names);
  return names;
}

const at = (names: CountryNames | undefined, code: string): string | undefined =>
  names && Object.hasOwn(names, code) ? names[code] : undefined;

/** Only such a text can be asked for; others make `DisplayNames` throw. */
const isCode = /^[A-Z]{2}$/;

/**
 * The name of a country or region, as this airline writes it; the code itself where nobody knows a name.
 * @param code ISO 3166-1 alpha-2, such as `CN`
 * @param names the back end's Chinese names: in Chinese they stand for ours, elsewhere where there is no other name
 */
export function countryName(code: string, language: NameLanguage, names?: CountryNames): string {
  const back = at(names, code);
  if (language === 'zh' && back) return back;
  const known = isCode.test(code) ? displayNames(language).of(code) : undefined;
  return at(given[language], code) ?? known ?? back ?? code;
}
