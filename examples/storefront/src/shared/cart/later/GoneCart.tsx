import { useParterre } from "@parterre/react"
import { isProblem, isSdkFailure, type SdkFailure } from "@parterre/sdk"
import { type ReactNode, useEffect, useState } from "react"
import { styled } from "styled-components"
import { Failed } from "../../failure/Failed.tsx"
import { Navigate } from "../../navigation/router.tsx"
import { useScreen } from "../../navigation/use-screen.ts"
import { Pending } from "../../payment/Pending.tsx"
import { useLinks, useSite } from "../../site/site.ts"
import { useTexts } from "../../texts/use-texts.ts"
import { Column } from "../../ui/Surface.ts"
import { CartSkeleton } from "../CartSkeleton.tsx"
import { holdsOf, markPayment } from "../payment-mark.ts"

interface GoneCartProps {
  /** The holds of the cart that was to be paid: the sale must be of these. */
  wanted: string
  /** What is shown where it was not bought. */
  children: ReactNode
}

type Found =
  | { readonly saleId: string | undefined }
  | { readonly failure: SdkFailure }
  /** Nobody knows yet. */
  | { readonly isUndecided: true }

/**
 * Asks what became of a cart that is gone while it was being paid: the answer of the payment was lost with the page that was
 * left, or another tab has paid. One that was bought leads to its tickets. While that cannot be told, or is not decided,
 * nothing invites to buy it again, and the mark stays.
 */
export default function GoneCart({ wanted, children }: GoneCartProps) {
  const { checkout } = useParterre()
  const links = useLinks()
  const { subdomain } = useSite().config
  const [found, tell] = useState<Found>()
  const [tries, setTries] = useState(0)
  const [again] = useState(() => () => setTries((before) => before + 1))
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once more with each try
  useEffect(() => {
    let isHere = true
    const look = async (): Promise<Found> => {
      try {
        const { state, saleId } = await checkout.sale()
        if (state === "paying") return { isUndecided: true }
        if (state !== "paid" || saleId === undefined) return { saleId: undefined }
        const { cartElements } = await checkout.receipt(saleId)
        return { saleId: holdsOf(cartElements) === wanted ? saleId : undefined }
      } catch (error) {
        if (!isSdkFailure(error)) throw error
        return isProblem(error, "sale-unknown") ? { saleId: undefined } : { failure: error }
      }
    }
    void look().then((answer) => {
      if ("saleId" in answer) markPayment(subdomain, undefined)
      // One answer that did not come, while it is undecided, is no reason to stop asking.
      if (isHere)
        tell((before) => ("failure" in answer && before && "isUndecided" in before ? before : answer))
    })
    return () => {
      isHere = false
    }
  }, [checkout, wanted, subdomain, tries])
  if (found === undefined) return <CartSkeleton of="checkout" />
  const retry = () => {
    tell(undefined)
    again()
  }
  if ("isUndecided" in found) return <Undecided lookUp={again} />
  if ("failure" in found) return <Failed failure={found.failure} retry={retry} />
  if (found.saleId === undefined) return children
  const path = `/checkout/checkout-confirmation?sale=${encodeURIComponent(found.saleId)}`
  return <Navigate to={links.to(path)} replace />
}

function Undecided({ lookUp }: { lookUp: () => void }) {
  const { t } = useTexts()
  const heading = useScreen(t("checkout.title"))
  return (
    <Middle>
      <h1 ref={heading} tabIndex={-1}>
        {t("checkout.title")}
      </h1>
      <Pending lookUp={lookUp} />
    </Middle>
  )
}

const Middle = styled(Column)`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  padding-block: ${({ theme }) => theme.space[7]};
  h1 { font-size: ${({ theme }) => theme.size.title}; }
`
