import { useSaleOutcome } from "@parterre/react"
import { CartSkeleton } from "../../../shared/cart/CartSkeleton.tsx"
import { Navigate } from "../../../shared/navigation/router.tsx"
import { useLinks } from "../../../shared/site/site.ts"
import { AreaTexts } from "../../../shared/texts/AreaTexts.tsx"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Notice } from "../../../shared/ui/Notice.tsx"
import { Column } from "../../../shared/ui/Surface.ts"

/** Where a bank's page leads back to: the sale is asked what became of it. */
export function BankReturn() {
  return (
    <AreaTexts areas={["ways"]}>
      <Returned />
    </AreaTexts>
  )
}

function Returned() {
  const { t } = useTexts()
  const links = useLinks()
  const outcome = useSaleOutcome()
  switch (outcome.status) {
    case "paid": {
      const query = new URLSearchParams({ sale: outcome.saleId })
      return <Navigate to={links.to(`/checkout/checkout-confirmation?${query}`)} replace />
    }
    case "open":
      return <Navigate to={links.to("/checkout/mode?step=payment&interac=refused")} replace />
    case "over":
      return <Navigate to={links.cart} replace />
    default:
      return (
        <Column>
          <Notice tone="info" role="status">
            {t("ways.interac.looking")}
          </Notice>
          <CartSkeleton of="cart" />
        </Column>
      )
  }
}
