import type { CartElement } from "@parterre/contract"
import { ticketsOfItem } from "@parterre/domain/carts"
import { styled } from "styled-components"
import { elementKey } from "../../shared/cart/cart-element.ts"
import { eventPath } from "../../shared/cart/event-path.ts"
import { Link } from "../../shared/navigation/router.tsx"
import { useLinks } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Notice } from "../../shared/ui/Notice.tsx"

/** Stands where the way to the checkout was: which items have other numbers of tickets, and the way back to each [CART-047]. */
export function UnequalItems({ items }: { items: readonly CartElement[] }) {
  const { t } = useTexts()
  const links = useLinks()
  return (
    <Notice tone="warning" role="status">
      <p>{t("cart.unequal")}</p>
      <List>
        {items.map((element) => (
          <li key={elementKey(element)}>
            <Link to={links.to(eventPath(element.prices[0]?.pageUrl, element))}>
              {t("cart.unequal.item", { title: element.title, count: ticketsOfItem(element) })}
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
