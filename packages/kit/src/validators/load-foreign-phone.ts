import type { ReadForeignPhone } from './phone.ts';

let loaded: Promise<ReadForeignPhone> | undefined;

async function load(): Promise<ReadForeignPhone> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/mobile');
  return (number, country) => {
    if (!isSupportedCountry(country)) return undefined;
    const found = parsePhoneNumberFromString(number, { defaultCountry: country, extract: false });
    return found?.country === country && found.isValid() ? found.number : undefined;
  };
}

/**
 * The numbering plans of the world, for `foreignPhone`: mobile numbers of one country, national or with its code. About 33 KiB,
 * so loaded once a person chooses another country than China; a failure can be tried again.
 */
export function loadForeignPhone(): Promise<ReadForeignPhone> {
  loaded ??= load().catch((reason: unknown) => {
    loaded = undefined;
    throw reason;
  });
  return loaded;
}
