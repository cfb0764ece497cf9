import type { Cart, CartElement } from "@parterre/contract"
import { ticketsOfItem } from "@parterre/domain/carts"
import { styled } from "styled-components"
import { elementKey } from "../../../shared/cart/cart-element.ts"
import { cartFaults } from "../../../shared/cart/cart-faults.ts"
import { eventPath } from "../../../shared/cart/event-path.ts"
import { Link } from "../../../shared/navigation/router.tsx"
import { useLinks, useSite } from "../../../shared/site/site.ts"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { ButtonLink } from "../../../shared/ui/Button.tsx"
import { Notice } from "../../../shared/ui/Notice.tsx"

/** The way to the checkout, or what keeps the cart from it [CART-045] [CART-047]. */
export function WayOn({ cart }: { cart: Cart }) {
  const { t } = useTexts()
  const links = useLinks()
  const { cancelled, unequal, unanswered, isReady } = cartFaults(cart, useSite().config)
  if (isReady) return <ButtonLink to={links.to("/ads-pages")}>{t("cart.checkout")}</ButtonLink>
  if (cancelled.length > 0) return <CancelledItems items={cancelled} />
  return unequal.length > 0 ? (
    <UnequalItems items={unequal} />
  ) : (
    <Notice tone="warning">
      <a href="#holder-survey">{t("survey.needed", { count: unanswered.length })}</a>
    </Notice>
  )
}

/** Which items nobody can pay any more: of a season or a combo, one event is enough. */
function CancelledItems({ items }: { items: readonly CartElement[] }) {
  const { t } = useTexts()
  const name = useItemName()
  const isWhole = items.every(({ _type }) => _type === "event")
  return (
    <Notice tone="warning" role="status">
      <p>{t(isWhole ? "cart.cancelled" : "cart.cancelled.part", { count: items.length })}</p>
      <List>
        {items.map((element) => (
          <li key={elementKey(element)}>{name(element)}</li>
        ))}
      </List>
    </Notice>
  )
}

function useItemName() {
  const { date } = useTexts()
  const { timeZone } = useSite().config
  return ({ title, eventStart }: CartElement) =>
    eventStart === undefined ? title : `${title}, ${date(eventStart, timeZone)}`
}

/** Which items have other numbers of tickets, and the way back to each. */
function UnequalItems({ items }: { items: readonly CartElement[] }) {
  const { t } = useTexts()
  const links = useLinks()
  const name = useItemName()
  return (
    <Notice tone="warning" role="status">
      <p>{t("cart.unequal")}</p>
      <List>
        {items.map((element) => (
          <li key={elementKey(element)}>
            <Link to={links.to(eventPath(element.prices[0]?.pageUrl, element))}>
              {t("cart.unequal.item", { title: name(element), count: ticketsOfItem(element) })}
            </Link>
          </li>
        ))}
      </List>
    </Notice>
  )
}

const List = styled.ul`
  display: grid;
  margin-top: ${({ theme }) => theme.space[2]};
  a { display: inline-flex; align-items: center; min-height: 44px; color: inherit; }
`
