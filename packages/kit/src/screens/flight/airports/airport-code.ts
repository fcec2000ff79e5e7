/** An airport's code of an address; undefined for anything else. */
export const airportCodeOf = (text: string | undefined): string | undefined => {
  const code = text?.trim().toUpperCase();
  return code !== undefined && /^[A-Z]{3}$/.test(code) ? code : undefined;
};
