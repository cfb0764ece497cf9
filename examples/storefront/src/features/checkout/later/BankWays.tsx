import type { Cart, TaxSummary } from "@parterre/contract"
import type { CardBrand } from "@parterre/domain/cards"
import type { WalletToken } from "@parterre/react"
import type { Order, SdkFailure } from "@parterre/sdk"
import type { ReactNode } from "react"
import { styled } from "styled-components"
import { AreaTexts } from "../../../shared/texts/AreaTexts.tsx"
import { LeaveBank } from "./LeaveBank.tsx"
import { PaymentWays } from "./PaymentWays.tsx"
import { WalletButtons } from "./WalletButtons.tsx"

/** Which ways a site has beside the card. */
export interface WaysBeside {
  readonly interac: boolean
  readonly wallets: boolean
  readonly paypal: boolean
}

interface OrderShown extends Order {
  ways: WaysBeside
  /** The cards that the site takes. */
  brands: readonly CardBrand[]
  cart: Cart
  /** Of deliveries that cost something. */
  shippingTax: TaxSummary | undefined
  /** By gift certificates, in cents. */
  paid: { discount: number; grandTotal: number }
}

export type BankWaysProps =
  /** The order where it may be paid in another way than by the card, whose form is inside. */
  | {
      order: OrderShown | false
      isRunning: boolean
      onWallet: (given: WalletToken) => void
      /** Of the payment before, until it is answered. */
      failure: SdkFailure | undefined
      /** An order was approved at PayPal, for so many cents. */
      onPayPal: (orderId: string, amount: number) => void
      children: ReactNode
    }
  /** A payment is under way, maybe at a bank: it is left, and the sale looked at again. */
  | { onLeft: () => Promise<void> }

/** What the checkout has beside the card, and fetches where a site offers it. */
export default function BankWays(props: BankWaysProps) {
  return <AreaTexts areas={["ways"]}>{waysOf(props)}</AreaTexts>
}

function waysOf(props: BankWaysProps) {
  if ("onLeft" in props) return <LeaveBank onLeft={props.onLeft} />
  // What gift certificates pay whole needs no other way.
  if (props.order === false || props.order.paid.grandTotal === 0) return props.children
  const { cart, shippingTax, paid, ways, brands, ...order } = props.order
  const amounts = {
    totalAfterTaxes: cart.tax.totalAfterTaxes,
    totalShippingSelected: shippingTax?.totalAfterTaxes ?? 0,
    giftCertificateDiscount: paid.discount,
  }
  const { isRunning, onWallet, failure, onPayPal, children } = props
  return (
    <Stack>
      {ways.wallets && (
        <WalletButtons amounts={amounts} brands={brands} isRunning={isRunning} onToken={onWallet} />
      )}
      {ways.interac || ways.paypal ? (
        <PaymentWays
          order={{ ...order, amounts }}
          isRunning={isRunning}
          failure={failure}
          onApproved={onPayPal}
        >
          {children}
        </PaymentWays>
      ) : (
        children
      )}
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
`
