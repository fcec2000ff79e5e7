/** Two words of 32 bits that tell texts apart, and by which nobody finds the text. Source: the public-domain hash cyrb53. */
export function hashOf(text: string): readonly [high: number, low: number] {
  let [high, low] = [0xde_ad_be_ef, 0x41_c6_ce_57];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return [high >>> 0, low >>> 0];
}

/** A short name for a text that must not be kept itself: 53 bits, in small letters and digits. */
export function tagOf(text: string): string {
  const [high, low] = hashOf(text);
  return (2 ** 32 * (low & 0x1f_ff_ff) + high).toString(36);
}
