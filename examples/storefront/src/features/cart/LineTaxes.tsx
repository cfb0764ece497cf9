import type { CartPrice } from "@parterre/contract"
import { soldOf } from "@parterre/domain/subscriptions"
import { useLoaded, useParterre } from "@parterre/react"
import type { Parterre } from "@parterre/sdk"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { CartTotals } from "../../shared/totals/CartTotals.tsx"
import { Notice } from "../../shared/ui/Notice.tsx"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { hasListedPrice } from "./listed-price.ts"

/** What one ticket of a line is made of, taxes included [CART-013]. */
export function LineTaxes({ line }: { line: CartPrice }) {
  const { t, language } = useTexts()
  const parterre = useParterre()
  const loaded = useLoaded(`taxes ${language} ${line.id}`, () => taxesOf(line, parterre))
  if (loaded.status === "failed") return <Notice tone="danger">{loaded.failure.message}</Notice>
  if (loaded.status === "loading") return <Skeleton $height="120px" />
  return (
    <>
      <p>
        {line.name}
        {line.priceLevel !== undefined && `, ${line.priceLevel}`} ·{" "}
        {t(line.productKind === undefined ? "cart.perTicket" : "cart.perPiece")}
      </p>
      <CartTotals tax={loaded.value} />
    </>
  )
}

function taxesOf(line: CartPrice, parterre: Parterre) {
  const id = line.productId ?? line.id
  if (!hasTaxCall(line)) {
    const of = line.productId === undefined ? { eventId: line.eventId ?? "" } : { productId: line.productId }
    const { price, serviceCharges } = line
    return parterre.taxes.ofLines([{ of, price, serviceCharges, qty: 1 }])
  }
  if (line.productKind === "membership") return parterre.memberships.taxes(id)
  if (line.productKind === "parking") return parterre.parking.taxes(id)
  return parterre.taxes.ofPrice(soldOf(line) ?? "", line.id)
}

/**
 * What costs something else than its event lists, and a flex pass, have no call of their own: their taxes are
 * computed here, with the rates in force, as the server does.
 */
const hasTaxCall = (line: CartPrice) =>
  line.productKind === undefined
    ? hasListedPrice(line)
    : line.productKind === "membership" || line.productKind === "parking"
