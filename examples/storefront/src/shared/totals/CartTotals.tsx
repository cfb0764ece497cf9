import type { TaxSummary } from "@parterre/contract"
import { taxLines } from "@parterre/domain/taxes"
import { styled } from "styled-components"
import { useTexts } from "../texts/use-texts.ts"

interface CartTotalsProps {
  tax: TaxSummary
  /** What the deliveries come to; left out where they are free or not known yet. */
  shippingTax?: TaxSummary | undefined
  /** Cents paid by gift certificate. */
  discount?: number
}

/**
 * From the tickets to what is to pay, each tax by its name; what comes to nothing is left out; deliveries follow with taxes of their
 * own, and gift certificates come last, for they
 * pay and lower no tax [CART-039] [CART-040] [CART-041].
 */
export function CartTotals({ tax, shippingTax, discount = 0 }: CartTotalsProps) {
  const { t, money } = useTexts()
  const withShipping = tax.totalAfterTaxes + (shippingTax?.totalAfterTaxes ?? 0)
  return (
    <List>
      {tax.subtotal > 0 && <Line name={t("cart.subtotal")} amount={money(tax.subtotal)} />}
      {tax.serviceCharge > 0 && <Line name={t("cart.serviceCharges")} amount={money(tax.serviceCharge)} />}
      {taxLines(tax).map(({ name, cents }) => (
        <Line key={name} name={name} amount={money(cents)} />
      ))}
      <Total>
        <dt>{t("cart.total")}</dt>
        <dd>{money(tax.totalAfterTaxes)}</dd>
      </Total>
      {shippingTax !== undefined && (
        <>
          <Line name={t("cart.shipping")} amount={money(shippingTax.subtotal)} />
          {taxLines(shippingTax).map(({ name, cents }) => (
            <Line key={name} name={t("cart.shippingTax", { tax: name })} amount={money(cents)} />
          ))}
          <Total>
            <dt>{t("cart.totalWithShipping")}</dt>
            <dd>{money(withShipping)}</dd>
          </Total>
        </>
      )}
      {discount > 0 && (
        <>
          <Line name={t("cart.giftCertificate")} amount={money(-discount)} />
          <Total>
            <dt>{t("cart.grandTotal")}</dt>
            <dd>{money(withShipping - discount)}</dd>
          </Total>
        </>
      )}
    </List>
  )
}

const Line = ({ name, amount }: { name: string; amount: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{amount}</dd>
  </div>
)

const List = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  div { display: flex; justify-content: space-between; gap: ${({ theme }) => theme.space[4]}; }
  dt { color: ${({ theme }) => theme.color.inkMuted}; }
  dd { font-variant-numeric: tabular-nums lining-nums; white-space: nowrap; }
`
const Total = styled.div`
  align-items: baseline;
  margin-top: ${({ theme }) => theme.space[1]};
  padding-top: ${({ theme }) => theme.space[3]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  font-size: ${({ theme }) => theme.size.lead};
  font-weight: 700;
  && dt { color: ${({ theme }) => theme.color.ink}; }
`
