import { useReceipt } from "@parterre/react"
import { CartSkeleton } from "../../shared/cart/CartSkeleton.tsx"
import { Failed } from "../../shared/failure/Failed.tsx"
import { NotFoundScreen } from "../../shared/failure/NotFoundScreen.tsx"
import { useSearchParams } from "../../shared/navigation/router.tsx"
import { Bought } from "./Bought.tsx"

/** What became of a sale, from the saved receipt or the server's [PAY-022]. */
export function ConfirmationScreen() {
  const saleId = useSearchParams()[0].get("sale")
  return saleId === null ? <NotFoundScreen /> : <Sale saleId={saleId} />
}

function Sale({ saleId }: { saleId: string }) {
  const receipt = useReceipt(saleId)
  if (receipt.status === "loading") return <CartSkeleton of="cart" />
  if (receipt.status === "failed") return <Failed failure={receipt.failure} retry={receipt.retry} />
  return <Bought receipt={receipt.value} />
}
