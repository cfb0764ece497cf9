import type { CartLink } from "@parterre/contract"
import type { CartLinkPurpose } from "@parterre/domain/carts"
import { lockCart } from "../carts/cart-store.ts"
import type { Viewer } from "../carts/viewer.ts"
import { linkLiveCart } from "../checkout/link-live-cart.ts"
import { inTransaction } from "../database/in-transaction.ts"
import type { Dependencies } from "../dependencies.ts"
import { newToken } from "../ids.ts"
import { isoInZone } from "../zoned-time.ts"
import { supportStore } from "./support-store.ts"

const minute = 60_000

export interface LinkToMake {
  /** Of a cart, a sale, a receipt or a hold. */
  readonly id: string
  readonly purpose: CartLinkPurpose
  readonly minutes: number
  readonly staffName: string
  /** The address of a page of the shop. */
  readonly address: (path: string) => string
}

/** A member of the staff makes a link to a shopper's live cart. Its token is told here, and kept nowhere. */
export async function linkCart(
  { db, newId }: Pick<Dependencies, "db" | "newId">,
  { website, language, now }: Viewer,
  { id, purpose, minutes, staffName, address }: LinkToMake,
): Promise<CartLink> {
  const token = newToken()
  const expiresAt = now + minutes * minute
  const cart = await inTransaction(db, async (trx) => {
    const meant = await supportStore(trx, website.id).cartMeant(id)
    const locked = meant && (await lockCart(trx, website.id, meant.id))
    return linkLiveCart(trx, locked, {
      ...{ id: newId(), token, purpose, expiresAt, now },
      journal: (linkId) => ({
        actor: `staff:${staffName}`,
        command: "support.link",
        data: { linkId, purpose, expiresAt },
      }),
    })
  })
  const url = new URL(address(`/${language}/cart`))
  url.searchParams.set("reservationToken", token)
  return {
    url: url.href,
    purpose,
    expiresAt: isoInZone(expiresAt, website.timeZone),
    cartExpiresAt: isoInZone(cart.expires_at ?? now, website.timeZone),
  }
}
