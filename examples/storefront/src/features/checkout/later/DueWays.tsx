import type { CardBrand } from "@parterre/domain/cards"
import type { WalletToken } from "@parterre/react"
import type { DuePurchase, RenewalPurchase, SdkFailure } from "@parterre/sdk"
import type { ReactNode } from "react"
import { styled } from "styled-components"
import { AreaTexts } from "../../../shared/texts/AreaTexts.tsx"
import type { WaysBeside } from "./BankWays.tsx"
import { PaymentWays } from "./PaymentWays.tsx"
import { WalletButtons } from "./WalletButtons.tsx"

interface DueWaysProps {
  purchase: DuePurchase | RenewalPurchase
  ways: WaysBeside
  brands: readonly CardBrand[]
  isRunning: boolean
  /** Of the payment before, until it is answered. */
  failure: SdkFailure | undefined
  onWallet: (given: WalletToken) => void
  /** An order was made at PayPal, and its window opens. */
  onOrder: (orderId: string) => void
  /** An order was approved at PayPal. */
  onPayPal: (orderId: string) => void
  /** The form of the card. */
  children: ReactNode
}

/** What pays a payment that is due, or a season that is renewed, beside the card: wallets and PayPal, fetched where a site offers them. */
export default function DueWays({
  purchase,
  ways,
  brands,
  onWallet,
  onOrder,
  onPayPal,
  ...props
}: DueWaysProps) {
  const { isRunning, failure, children } = props
  const amounts = {
    totalAfterTaxes: purchase.amount,
    totalShippingSelected: 0,
    giftCertificateDiscount: 0,
  }
  return (
    <AreaTexts areas={["ways"]}>
      <Stack>
        {ways.wallets && (
          <WalletButtons amounts={amounts} brands={brands} isRunning={isRunning} onToken={onWallet} />
        )}
        {ways.paypal ? (
          <PaymentWays
            order={purchase}
            isRunning={isRunning}
            failure={failure}
            onOrder={onOrder}
            onApproved={onPayPal}
          >
            {children}
          </PaymentWays>
        ) : (
          children
        )}
      </Stack>
    </AreaTexts>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
`
