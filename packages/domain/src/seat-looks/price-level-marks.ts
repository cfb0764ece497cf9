/**
 * A mark per price level, so that colour is never the only sign: SVG path data, filled with the even-odd rule, in a box
 * from -1 to 1. A legend draws the same path as the seats. After twelve price levels the marks start again.
 */
const marks = [
  "M0.7 0A0.7 0.7 0 1 1 -0.7 0A0.7 0.7 0 1 1 0.7 0Z",
  "M0 -0.9L0.95 0.75H-0.95Z",
  "M-0.75 -0.75H0.75V0.75H-0.75Z",
  "M0 -1L1 0L0 1L-1 0Z",
  "M-0.28 -0.95H0.28V-0.28H0.95V0.28H0.28V0.95H-0.28V0.28H-0.95V-0.28H-0.28Z",
  "M0.95 0A0.95 0.95 0 1 1 -0.95 0A0.95 0.95 0 1 1 0.95 0ZM0.45 0A0.45 0.45 0 1 0 -0.45 0A0.45 0.45 0 1 0 0.45 0Z",
  "M-1 -0.3H1V0.3H-1Z",
  "M0 0.9L0.95 -0.75H-0.95Z",
  "M-0.3 -1H0.3V1H-0.3Z",
  "M0 -1L0.29 -0.4L0.95 -0.31L0.48 0.15L0.59 0.81L0 0.5L-0.59 0.81L-0.48 0.15L-0.95 -0.31L-0.29 -0.4Z",
  "M-1 -0.75H1V-0.2H-1ZM-1 0.2H1V0.75H-1Z",
  "M-0.8 -1L0.1 0L-0.8 1H0L0.9 0L0 -1Z",
] as const

/** The mark of the venue's price level at that place in its list, from 0. */
export const priceLevelMark = (index: number): string => marks[index % marks.length]!
