import { type ComboSale, useCart } from "@parterre/react"
import { BarSum, FloatingBar } from "../../shared/selection/floating-bar.ts"
import { useLinks } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button, ButtonLink } from "../../shared/ui/Button.tsx"
import { Figures } from "../../shared/ui/Surface.ts"
import type { OfferedGroup } from "./offered-groups.ts"

interface ComboBarProps {
  sale: ComboSale
  groups: readonly OfferedGroup[]
  /** How many of it the cart has, and whether it takes no more. */
  inCart: number
  isFull: boolean
}

/** How many of a combo the cart has. */
export function useCombosInCart(comboId: string): number {
  const { cart } = useCart()
  return (cart?.cartElements ?? [])
    .filter((element) => element.comboId === comboId)
    .reduce((sum, { prices }) => sum + (prices[0]?.qty ?? 0), 0)
}

/** The bar of an order: what is missing, what it costs and saves, then the cart [CART-001] [CART-003] [CART-004]. */
export function ComboBar({ sale, groups, inCart, isFull }: ComboBarProps) {
  const { t, money } = useTexts()
  const links = useLinks()
  const { picks, total, missing, isPending, isPricing } = sale
  const [only] = groups
  const names = groups.flatMap(({ id, name }) => (missing.includes(id) ? (name ?? []) : []))
  const lacking =
    missing.length === 0
      ? undefined
      : only !== undefined && only.name === undefined
        ? t("combos.missing.events", { count: only.fewest - picks.length })
        : t("combos.missing", { groups: names.join(", ") })
  const saves = savingsOf(sale, groups)
  const isChosen = picks.length > 0 && missing.length === 0
  return (
    <FloatingBar data-floats data-order-bar>
      <div role="status">
        {picks.length > 0 && (
          <BarSum>
            <span>{t("combos.total", { count: picks.length })}</span>
            <Figures aria-busy={isPricing}>{money(total)}</Figures>
            <small>{t("combos.allIn")}</small>
            {saves > 0 && <b>{t("combos.saves", { amount: money(saves) })}</b>}
          </BarSum>
        )}
        {lacking !== undefined && (picks.length > 0 || inCart === 0) && <p>{lacking}</p>}
      </div>
      {isFull || (picks.length === 0 && inCart > 0) ? (
        <ButtonLink to={links.cart}>{t("combos.goToCart")}</ButtonLink>
      ) : (
        <Button type="submit" isPending={isPending} isDisabled={!isChosen}>
          {t(isPending ? "combos.adding" : "combos.add")}
        </Button>
      )}
      {inCart > 0 && <p>{t("combos.inCart", { count: inCart })}</p>}
    </FloatingBar>
  )
}

/** Cents that the choice costs less than its tickets do alone. */
function savingsOf({ combo, picks, qty }: ComboSale, groups: readonly OfferedGroup[]): number {
  const details = groups.flatMap(({ events }) => events.flatMap((event) => event.details))
  const now = new Map(
    [...combo.mandatoryGroups, ...combo.pseudoMandatoryGroups, ...combo.optionalGroups].flatMap((group) =>
      group.details.flatMap((detail) => detail.prices.map(({ id, price }) => [`${group.id} ${id}`, price])),
    ),
  )
  const saved = picks.map(({ groupId, detailId, priceId }) => {
    const own = details.find(({ id }) => id === detailId)?.prices.find(({ id }) => id === priceId)
    const price = now.get(`${groupId} ${priceId}`)
    return own === undefined || price === undefined ? 0 : (own.originalPrice ?? own.price) - Number(price)
  })
  return qty * saved.reduce((sum, one) => sum + one, 0)
}
