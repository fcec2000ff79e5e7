/** A telephone number with its middle hidden, a mainland one without its calling code. */
export function maskedPhone(phone: string): string {
  const national = phone.replace(/^\+86/, '');
  return `${national.slice(0, 3)}****${national.slice(-4)}`;
}
