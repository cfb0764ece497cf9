import type { Product } from "@parterre/contract"
import { styled } from "styled-components"
import { BarSum, FloatingBar } from "../../../shared/selection/floating-bar.ts"
import { useLinks } from "../../../shared/site/site.ts"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Button, ButtonLink } from "../../../shared/ui/Button.tsx"
import { Figures } from "../../../shared/ui/Surface.ts"

interface ProductBarProps {
  product: Product
  qty: number
  /** Cents for one; nothing while no amount is chosen. */
  each: number | undefined
  isPending: boolean
  /** Whether the cart may hold more of it. */
  sells: boolean
  inCart: number
}

/** The bar of an order: how many certificates, passes or memberships, what they come to, then the cart [CART-001] [CART-004]. */
export function ProductBar({ product, qty, each, isPending, sells, inCart }: ProductBarProps) {
  const { t, money } = useTexts()
  const links = useLinks()
  const { kind, title, taxable } = product
  return (
    <FloatingBar data-floats data-order-bar>
      {sells && (
        <>
          <BarSum role="status">
            <span>{t("products.count", { kind, count: qty })}</span>
            {each !== undefined && <Figures>{money(each * qty)}</Figures>}
            {each !== undefined && (
              <small>{t(taxable ? "products.price.allIn" : "products.price.plain")}</small>
            )}
          </BarSum>
          <Button type="submit" isPending={isPending} aria-label={`${t("products.add")}, ${title}`}>
            {t(isPending ? "products.adding" : "products.add")}
          </Button>
        </>
      )}
      {inCart > 0 && (
        <InCart>
          <span>{t("products.inCart", { count: inCart })}</span>
          <ButtonLink kind="plain" to={links.cart}>
            {t("products.goToCart")}
          </ButtonLink>
        </InCart>
      )}
    </FloatingBar>
  )
}

const InCart = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
`
