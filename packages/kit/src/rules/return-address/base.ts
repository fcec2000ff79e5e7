/** The path below which the site stands. */
export const base = '/mapp';
