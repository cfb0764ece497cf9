import type { Cart, TaxSummary } from "@parterre/contract"
import type { CardBrand } from "@parterre/domain/cards"
import type { WalletToken } from "@parterre/react"
import type { Order } from "@parterre/sdk"
import type { ReactNode } from "react"
import { styled } from "styled-components"
import { AreaTexts } from "../../../shared/texts/AreaTexts.tsx"
import { LeaveBank } from "./LeaveBank.tsx"
import { PaymentWays } from "./PaymentWays.tsx"
import { WalletButtons } from "./WalletButtons.tsx"

interface OrderShown extends Order {
  /** Which ways the site has beside the card. */
  ways: { interac: boolean; wallets: boolean }
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
  const { isRunning, onWallet, children } = props
  return (
    <Stack>
      {ways.wallets && (
        <WalletButtons amounts={amounts} brands={brands} isRunning={isRunning} onToken={onWallet} />
      )}
      {ways.interac ? (
        <PaymentWays order={{ ...order, amounts }} isRunning={isRunning}>
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
