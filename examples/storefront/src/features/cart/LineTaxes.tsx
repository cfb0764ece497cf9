import type { CartPrice } from "@parterre/contract"
import { soldOf } from "@parterre/domain/subscriptions"
import { useCart, useLoaded, useParterre } from "@parterre/react"
import type { Parterre } from "@parterre/sdk"
import { styled } from "styled-components"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { CartTotals } from "../../shared/totals/CartTotals.tsx"
import { Notice } from "../../shared/ui/Notice.tsx"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { hasListedPrice } from "./listed-price.ts"

/** What a line is made of, all its tickets together and taxes included, as the server would charge it alone [CART-013]. */
export function LineTaxes({ line }: { line: CartPrice }) {
  const { t, language } = useTexts()
  const { cart } = useCart()
  const parterre = useParterre()
  const { qty } = line
  const loaded = useLoaded(`taxes ${language} ${line.reservationId} ${line.id} ${qty}`, () =>
    taxesOf(line, parterre),
  )
  if (loaded.status === "failed") return <Notice tone="danger">{loaded.failure.message}</Notice>
  if (loaded.status === "loading") return <Skeleton $height="120px" />
  return (
    <>
      <p>
        {t("cart.line", { qty, name: line.name })}
        {line.priceLevel !== undefined && `, ${line.priceLevel}`}
      </p>
      <CartTotals tax={loaded.value} />
      {/* Lines beside each other may come to a cent more or less than the cart does. */}
      {cart !== undefined && cart.totalQty > qty && <Small>{t("cart.taxes.rounded")}</Small>}
    </>
  )
}

/** One thing at its listed price has a call of its own; of several, and at other prices, the same is reckoned here. */
function taxesOf(line: CartPrice, { memberships, parking, taxes }: Parterre) {
  const { price, serviceCharges, qty, productKind: kind } = line
  const id = line.productId ?? line.id
  if (qty === 1 && kind === "membership") return memberships.taxes(id)
  if (qty === 1 && kind === "parking") return parking.taxes(id)
  if (qty === 1 && kind === undefined && hasListedPrice(line))
    return taxes.ofPrice(soldOf(line) ?? "", line.id)
  return taxes.ofLines([{ of: taxedAs(line), price, serviceCharges, qty }])
}

/** What the rates are asked for: a product is taxed by itself, even where its event is. */
function taxedAs({ productId, subscriptionId, eventId = "" }: CartPrice) {
  if (productId !== undefined) return { productId }
  return subscriptionId === undefined ? { eventId } : { subscriptionId }
}

const Small = styled.p`
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.size.small};
`
