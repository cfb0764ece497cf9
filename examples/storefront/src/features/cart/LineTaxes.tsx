import type { CartPrice } from "@parterre/contract"
import { useLoaded, useParterre } from "@parterre/react"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { CartTotals } from "../../shared/totals/CartTotals.tsx"
import { Notice } from "../../shared/ui/Notice.tsx"
import { Skeleton } from "../../shared/ui/Skeleton.ts"

/** What one ticket of a line is made of, taxes included [CART-013]. */
export function LineTaxes({ line }: { line: CartPrice }) {
  const { t, language } = useTexts()
  const { taxes } = useParterre()
  const { eventId = "", subscriptionId, id } = line
  const subject = subscriptionId === undefined ? eventId : { subscriptionId }
  const loaded = useLoaded(`taxes ${language} ${id}`, () => taxes.ofPrice(subject, id))
  if (loaded.status === "failed") return <Notice tone="danger">{loaded.failure.message}</Notice>
  if (loaded.status === "loading") return <Skeleton $height="120px" />
  return (
    <>
      <p>
        {line.name}
        {line.priceLevel !== undefined && `, ${line.priceLevel}`} · {t("cart.perTicket")}
      </p>
      <CartTotals tax={loaded.value} />
    </>
  )
}
