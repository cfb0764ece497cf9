import { createHash } from "node:crypto"
import type { DataLayerProduct } from "@parterre/contract"
import { type TrackedProduct, toBase62 } from "@parterre/domain/tracking"
import { defined } from "../defined.ts"

/** What is said of the show of a product. */
export interface ShowFacts {
  readonly name: string
  readonly category: string | undefined
  readonly brand: string
}

/** A line as a data layer knows products; without `show` its ids and amounts alone. */
export const dataLayerProduct = (line: Product, show: ShowFacts | undefined): DataLayerProduct => ({
  id: shortId(line.priceId || line.eventId),
  eventId: line.eventId,
  quantity: line.qty,
  price: line.price,
  ...(show === undefined
    ? {}
    : defined({
        ...show,
        variant: [line.priceLevel, line.priceType].filter((word) => word !== "").join(", ") || undefined,
      })),
})

type Product = Omit<TrackedProduct, "priceId"> & { readonly priceId?: string | undefined }

/** Six bytes of a hash: as many as a number holds whole. Two prices of a website never meet in them in practice. */
const shortId = (id: string): string => toBase62(createHash("sha256").update(id).digest().readUIntBE(0, 6))
