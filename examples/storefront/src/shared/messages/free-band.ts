interface Box {
  readonly top: number
  readonly bottom: number
}

/** Pixels between what floats and what it must not touch. */
const GAP = 8

/**
 * The highest place in a window for something so high that covers none of the boxes; nothing where there is none. Widths do
 * not count: what floats is about as wide as a phone.
 */
export function freeTop(boxes: readonly Box[], height: number, windowHeight: number): number | undefined {
  let top = GAP
  for (const box of boxes.toSorted((one, other) => one.top - other.top)) {
    if (box.bottom <= 0 || box.top >= windowHeight) continue
    if (box.top - top >= height + GAP) break
    top = Math.max(top, box.bottom + GAP)
  }
  return top + height + GAP <= windowHeight ? top : undefined
}
