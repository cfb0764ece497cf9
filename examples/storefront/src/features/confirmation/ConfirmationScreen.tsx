import { useReceipt } from "@parterre/react"
import { lazy, Suspense } from "react"
import { CartSkeleton } from "../../shared/cart/CartSkeleton.tsx"
import { Failed } from "../../shared/failure/Failed.tsx"
import { useSearchParams } from "../../shared/navigation/router.tsx"
import { Bought } from "./Bought.tsx"

/** What became of a sale, from the saved receipt or the server's [PAY-022]; a bank's page comes back without its number. */
export function ConfirmationScreen() {
  const saleId = useSearchParams()[0].get("sale")
  return saleId === null ? (
    <Suspense fallback={<CartSkeleton of="cart" />}>
      <BankReturn />
    </Suspense>
  ) : (
    <Sale saleId={saleId} />
  )
}

const BankReturn = lazy(async () => ({ default: (await import("./later/BankReturn.tsx")).BankReturn }))

function Sale({ saleId }: { saleId: string }) {
  const receipt = useReceipt(saleId)
  if (receipt.status === "loading") return <CartSkeleton of="cart" />
  if (receipt.status === "failed") return <Failed failure={receipt.failure} retry={receipt.retry} />
  return <Bought receipt={receipt.value} />
}
