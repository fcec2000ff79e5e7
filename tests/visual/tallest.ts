/** Height down to which a page is drawn, px: a list that is drawn as one scrolls, and holds thousands of rows, has no end. */
export const tallest = 3200;
