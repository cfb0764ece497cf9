import type { CartPrice } from "@parterre/contract"
import { isOfCombo } from "@parterre/domain/carts"

/** A combo's tickets and those of a promotion cost something else than their event lists. */
export const hasListedPrice = (line: CartPrice) => !isOfCombo(line) && line.promoId === undefined
