/**
 * Selects, of an element that something always follows, its state before a browser has read to its end. What shares a width or is
 * centred moves with each part of the page that comes over a slow network; hidden until then, it appears once, in its place.
 */
export const NOT_READ = ":not(:has(+ *))"
