import { countryCodes } from './seed/countries.ts';
import type { Answers } from './visit.ts';

/** Names that differ from those of the platform's own list. */
const ownNames: Readonly<Record<string, string>> = {
  CN: '中国',
  HK: '中国香港',
  MO: '中国澳门',
  TW: '中国台湾',
};

/** Chinese names of countries and regions by code. */
export const places: Pick<Answers, 'countryNames'> = {
  countryNames() {
    const names = new Intl.DisplayNames('zh', { type: 'region' });
    const zh = Object.fromEntries(
      countryCodes.map((code) => [code, ownNames[code] ?? names.of(code) ?? code]),
    );
    return { dress: 'resultCode', payload: { nameMap: { zh } } };
  },
};
