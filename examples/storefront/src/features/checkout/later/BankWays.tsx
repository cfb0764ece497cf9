import type { Cart, TaxSummary } from "@parterre/contract"
import type { Order } from "@parterre/sdk"
import type { ReactNode } from "react"
import { AreaTexts } from "../../../shared/texts/AreaTexts.tsx"
import { LeaveBank } from "./LeaveBank.tsx"
import { PaymentWays } from "./PaymentWays.tsx"

interface OrderShown extends Order {
  cart: Cart
  /** Of deliveries that cost something. */
  shippingTax: TaxSummary | undefined
  /** By gift certificates, in cents. */
  paid: { discount: number; grandTotal: number }
}

export type BankWaysProps =
  /** The order where it may be paid in another way than by the card, whose form is inside. */
  | { order: OrderShown | false; isRunning: boolean; children: ReactNode }
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
  const { cart, shippingTax, paid, ...order } = props.order
  const amounts = {
    totalAfterTaxes: cart.tax.totalAfterTaxes,
    totalShippingSelected: shippingTax?.totalAfterTaxes ?? 0,
    giftCertificateDiscount: paid.discount,
  }
  return (
    <PaymentWays order={{ ...order, amounts }} isRunning={props.isRunning}>
      {props.children}
    </PaymentWays>
  )
}
