/** The scale of a map; the styles count with it, and zooming sets it. */
export const zoomProperty = '--mapp-seat-zoom';
