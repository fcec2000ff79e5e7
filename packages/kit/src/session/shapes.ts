/**
 * Minutes since 1970, what the seats were chosen for, and who sits where by segment:
 * `29671234/choose J-1/S-1:P-1=31A:P-2=31B/S-2:P-1=5C`. Opaque ids and designators say nothing of a person.
 */
export const seatsShape =
  /^\d{8}\/[a-zA-Z]+( [\w-]{1,32}){1,2}(\/[\w-]{1,32}(:[\w-]{1,32}=\d{1,3}[A-Z]){1,9}){1,6}$/;

/** Minutes since 1970, the segment, its passengers: `29671234/S-1/P-1/P-2`. Opaque ids say nothing of a person. */
export const checkingInShape = /^\d{8}(\/[\w-]{1,32}){2,10}$/;

/** Instants, seconds since 1970, until which no further code can be asked for: `register=1780279260;login=1780279262`. */
export const codeEndsShape = /^[a-z]{1,12}=\d{10}(;[a-z]{1,12}=\d{10}){0,7}$/;
