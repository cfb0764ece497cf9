import { type Discount, offerCode, type PromotedTicket } from "@parterre/domain/promotions"
import type { PromotionRow } from "../database/promotion-tables.ts"

/** What a line asks to be sold by: the id of a promotion, the code of a presale. */
export interface AskedOffer {
  readonly promoId?: string | undefined
  readonly presale?: string | undefined
}

/** What a line is sold by. */
export interface LineOffer {
  readonly promotion?: Pick<PromotionRow, "id" | "per_shopper"> &
    PromotedTicket & { readonly discount: Discount }
  readonly presale?: { readonly id: string; readonly code: string }
  /** A ticket of a flex pass pays for it; cents of what one costs by itself. */
  readonly flexPass?: { readonly ownPrice: number }
}

/** The same, blanks left out. */
export const askedOffer = ({ promoId, presale }: AskedOffer): AskedOffer => ({
  promoId: promoId === "" ? undefined : promoId,
  presale: presale === undefined || offerCode(presale) === "" ? undefined : offerCode(presale),
})
