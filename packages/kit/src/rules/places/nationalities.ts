/** Every three-letter code of ISO 3166-1, and XKX, one behind the other. */
const letters =
  'ABWAFGAGOAIAALAALBANDAREARGARMASMATAATFATGAUSAUTAZEBDIBELBENBESBFABGDBGRBHRBHSBIHBLMBLRBLZBMUBOLBRABRBBRNBTNBVTBWA' +
  'CAFCANCCKCHECHLCHNCIVCMRCODCOGCOKCOLCOMCPVCRICUBCUWCXRCYMCYPCZEDEUDJIDMADNKDOMDZAECUEGYERIESHESPESTETHFINFJIFLKFRA' +
  'FROFSMGABGBRGEOGGYGHAGIBGINGLPGMBGNBGNQGRCGRDGRLGTMGUFGUMGUYHKGHMDHNDHRVHTIHUNIDNIMNINDIOTIRLIRNIRQISLISRITAJAMJEY' +
  'JORJPNKAZKENKGZKHMKIRKNAKORKWTLAOLBNLBRLBYLCALIELKALSOLTULUXLVAMACMAFMARMCOMDAMDGMDVMEXMHLMKDMLIMLTMMRMNEMNGMNPMOZ' +
  'MRTMSRMTQMUSMWIMYSMYTNAMNCLNERNFKNGANICNIUNLDNORNPLNRUNZLOMNPAKPANPCNPERPHLPLWPNGPOLPRIPRKPRTPRYPSEPYFQATREUROURUS' +
  'RWASAUSDNSENSGPSGSSHNSJMSLBSLESLVSMRSOMSPMSRBSSDSTPSURSVKSVNSWESWZSXMSYCSYRTCATCDTGOTHATJKTKLTKMTLSTONTTOTUNTURTUV' +
  'TWNTZAUGAUKRUMIURYUSAUZBVATVCTVENVGBVIRVNMVUTWLFWSMXKXYEMZAFZMBZWE';

/** A country's three digits as the engine writes them: `250` is `FR`; what it does not know stays, or is `ZZ`. */
const regionOf = (digits: string): string => Intl.getCanonicalLocales(`und-${digits}`)[0]?.slice(4) ?? digits;

const hasLetters = (code: string): boolean => {
  if (code.length !== 3) return false;
  for (let at = letters.indexOf(code); at >= 0; at = letters.indexOf(code, at + 1))
    if (at % 3 === 0) return true;
  return false;
};

/**
 * Whether a country has this code of ISO 3166-1, three letters or three digits: `FRA`, `250`. Where the engine's own table of digits
 * is not to be had, any three digits pass.
 */
export const isNationality = (code: string): boolean =>
  /^\d{3}$/.test(code)
    ? regionOf('250') !== 'FR' || /^(?!ZZ)[A-Z]{2}$/.test(regionOf(code))
    : hasLetters(code);
