/** The partner's site, as the airline's answers name it; the server writes the name by which a page's reader knows it. */
export const partnerSite = 'https://partner.example';

/** Pages of the partner. */
export const partnerPages = `${partnerSite}/sandbox/partner`;
