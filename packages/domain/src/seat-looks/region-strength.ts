const WHOLE = 0.94
const LEAST = 0.34
const SOLD_OUT = 0.22
/** In steps that can be told apart. */
const STEPS = 4

/**
 * Share of its own colour in a region's fill while that share of its places is left, from 0 to 1: the fuller the house, the
 * paler. Of the grey that it has when none is.
 */
export const regionStrength = (left: number): number =>
  left <= 0 ? SOLD_OUT : LEAST + ((WHOLE - LEAST) * Math.ceil(Math.min(1, left) * STEPS)) / STEPS
