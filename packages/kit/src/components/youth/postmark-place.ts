/** The city of a place, which is as much as a postmark has room for. */
export const postmarkPlace = (place: string): string => place.split(/[,，、]/)[0]?.trim() ?? place;
