import type { Cart, TaxSummary } from "@parterre/contract"
import { ChevronDown } from "lucide-react"
import { css, type RuleSet, styled } from "styled-components"
import { elementKey } from "../../shared/cart/cart-element.ts"
import { ElementLines } from "../../shared/cart/ElementLines.tsx"
import { MemberPrices } from "../../shared/offers/MemberPrices.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { CartTotals } from "../../shared/totals/CartTotals.tsx"
import { Figures, Surface } from "../../shared/ui/Surface.ts"

interface CheckoutSummaryProps {
  cart: Pick<Cart, "cartElements" | "tax"> & Partial<Pick<Cart, "state">>
  /** What the deliveries come to; undefined when they are free or not chosen yet. */
  shippingTax?: TaxSummary | undefined
  /** Cents gift certificates pay. */
  discount?: number
  /** On small screens too. */
  isOpen?: boolean
  /** While a payment is under way, or nobody knows yet how it ended. */
  isPaying?: boolean
}

/** What is being bought, without anything to change it [CART-017]; folded on small screens. */
export function CheckoutSummary({
  cart,
  shippingTax,
  discount = 0,
  isOpen = false,
  isPaying = cart.state === "paying",
}: CheckoutSummaryProps) {
  const { t, money } = useTexts()
  return (
    <Sheet as="section" aria-label={t("checkout.summary")}>
      <details open={isOpen || window.innerWidth > 1000}>
        <summary>
          <h2>{t("checkout.summary")}</h2>
          <Figures>
            {money(cart.tax.totalAfterTaxes + (shippingTax?.totalAfterTaxes ?? 0) - discount)}
          </Figures>
          <ChevronDown size={18} strokeWidth={1.5} aria-hidden />
        </summary>
        {cart.cartElements.map((element) => (
          <Part key={elementKey(element)}>
            <ElementLines element={element} />
          </Part>
        ))}
        <CartTotals tax={cart.tax} shippingTax={shippingTax} discount={discount} />
      </details>
      <MemberPrices cart={cart} isPaying={isPaying} />
    </Sheet>
  )
}

/** Pixels of the folded summary, at the usual size of text. */
export const SUMMARY_HEIGHT = { phone: "58px", wide: "59.6px" }

/** The summary before the cart is known, in its place and with its heading. Of one that could not be read, a step says why. */
export function SummaryAwaited({ isLost }: { isLost: boolean }) {
  const { t } = useTexts()
  return (
    <Sheet as="section" aria-label={t("checkout.summary")} aria-busy={!isLost}>
      <Head>
        <h2>{t("checkout.summary")}</h2>
        {isLost ? <span>–</span> : <ChevronDown size={18} strokeWidth={1.5} aria-hidden />}
      </Head>
    </Sheet>
  )
}

const head: RuleSet = css`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  min-height: 44px;
  padding: ${({ theme }) => `${theme.space[4]} ${theme.space[5]}`};
  ${({ theme }) => theme.upTo(600)} { padding-inline: ${({ theme }) => theme.space[4]}; }
  h2 { flex: 1; font-size: ${({ theme }) => theme.size.heading}; }
  svg { flex: none; transition: transform ${({ theme }) => theme.motion.calm}; }
`
const Head = styled.div`${head}`
const Sheet = styled(Surface)`
  summary { ${head} cursor: pointer; > span { font-weight: 700; } }
  summary::-webkit-details-marker { display: none; }
  details[open] summary > span { visibility: hidden; }
  details[open] summary svg { transform: rotate(180deg); }
  dl {
    margin-inline: ${({ theme }) => theme.space[5]};
    padding-block: ${({ theme }) => `${theme.space[4]} ${theme.space[5]}`};
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  ${({ theme }) => theme.upTo(600)} {
    details > div { padding-inline: ${({ theme }) => theme.space[4]}; }
    dl { margin-inline: ${({ theme }) => theme.space[4]}; }
  }
`
const Part = styled.div`
  padding: ${({ theme }) => `0 ${theme.space[5]} ${theme.space[4]}`};
`
