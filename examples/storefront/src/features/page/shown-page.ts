import type { Byoc, Combo, Page } from "@parterre/contract"

/** A combo as a page offers it: what there is to choose from, its own screen asks. */
export interface OfferedCombo extends Pick<Combo | Byoc, "id" | "title" | "description" | "saleState"> {
  /** Cents of the cheapest choice, fees included; one that is put together freely has none. */
  readonly priceFrom?: number | undefined
}

/** A page as its screen shows it. It is written into the HTML that a server draws, where the choices of combos are half of it. */
export type ShownPage = Omit<Page, "combos" | "byocs"> & {
  readonly combos: readonly OfferedCombo[]
  readonly byocs: readonly OfferedCombo[]
}

export const shownPage = (page: Page): ShownPage => ({
  ...page,
  combos: page.combos.map((combo) => ({ ...offered(combo), priceFrom: combo.priceFrom })),
  byocs: page.byocs.map(offered),
})

const offered = ({ id, title, description, saleState }: Combo | Byoc): OfferedCombo => ({
  id,
  title,
  saleState,
  ...(description !== undefined && { description }),
})
