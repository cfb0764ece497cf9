import type { CardBrand } from "@parterre/domain/cards"
import { acceptedBrands, usePaymentMethods } from "@parterre/react"
import { type ReactNode, useEffect } from "react"
import { useSay } from "../../shared/messages/use-messages.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import type { WaysBeside } from "./later/BankWays.tsx"

interface BrandsLoadedProps {
  children: (brands: readonly CardBrand[], takesCertificates: boolean, ways: WaysBeside) => ReactNode
}

/** What needs to know how one may pay the site; when they cannot be read, a dialog says so [ERR-011]. */
export function BrandsLoaded({ children }: BrandsLoadedProps) {
  const { t } = useTexts()
  const say = useSay()
  const methods = usePaymentMethods()
  const text = methods.status === "failed" ? t("formMsg.failureProcessing") : undefined
  useEffect(() => {
    if (text !== undefined) say({ message: text, dialog: {} })
  }, [text, say])
  if (methods.status === "ready") {
    const { giftcertificate, exact, google_pay, apple_pay, paypal } = methods.value
    const ways = { interac: exact, wallets: google_pay || apple_pay, paypal }
    return children(acceptedBrands(methods.value), giftcertificate, ways)
  }
  if (methods.status === "loading") return <Skeleton $height="320px" />
  return (
    <Button kind="quiet" onPress={methods.retry}>
      {t("app.retry")}
    </Button>
  )
}
