import type { CartElement } from "@parterre/contract"
import { mergedLines } from "@parterre/domain/carts"
import { Plus, Trash2 } from "lucide-react"
import { styled } from "styled-components"
import { eventPath } from "../../shared/cart/event-path.ts"
import { useLinks, useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button, ButtonLink } from "../../shared/ui/Button.tsx"
import { Surface } from "../../shared/ui/Surface.ts"
import { CartLine } from "./CartLine.tsx"
import { EventFacts } from "./EventFacts.tsx"
import { useCartParts } from "./use-cart-parts.ts"
import type { LineToRemove } from "./use-remove-line.ts"

interface CartEventProps {
  element: CartElement
  busy: boolean
  onRemove: (line: LineToRemove) => void
  /** Gives back some of the tickets of a line, which stays. */
  onFewer: (line: LineToRemove) => void
  onSplit: () => void
}

/** Everything in the cart for one event. */
export function CartEvent({ element, busy, onRemove, onFewer, onSplit }: CartEventProps) {
  const { t } = useTexts()
  const links = useLinks()
  const { config } = useSite()
  const shows = useCartParts()
  const [first] = element.prices
  const path = eventPath(first?.pageUrl, element)
  return (
    <Card as="section" aria-label={element.title}>
      <EventFacts element={element} />
      <ul>
        {mergedLines(element.prices).map(({ line, held, tickets }) => (
          <CartLine
            key={line.reservationId + line.id}
            line={line}
            held={held}
            busy={busy}
            onRemove={element.comboId === undefined ? () => onRemove({ ...line, tickets }) : undefined}
            onFewer={(fewer) => onFewer({ ...line, tickets: fewer })}
            onSplit={onSplit}
          />
        ))}
      </ul>
      {shows("delete") && element.comboId !== undefined && first !== undefined && (
        <Button kind="plain" isPending={busy} onPress={() => onRemove(first)}>
          <Trash2 size={18} strokeWidth={1.5} aria-hidden />
          {t("cart.removeCombo")}
        </Button>
      )}
      {config.cart && shows("addTickets") && element.productId === undefined && (
        <ButtonLink kind="plain" to={links.to(path)}>
          <Plus size={18} strokeWidth={1.5} aria-hidden />
          {t(element.comboId === undefined ? "cart.addTickets" : "cart.addCombo")}
        </ButtonLink>
      )}
    </Card>
  )
}

const Card = styled(Surface)`
  padding: ${({ theme }) => `${theme.space[5]} ${theme.space[5]} ${theme.space[3]}`};
  > ul { margin-top: ${({ theme }) => theme.space[5]}; }
  > a { margin-left: calc(-1 * ${({ theme }) => theme.space[3]}); }
  ${({ theme }) => theme.upTo(600)} {
    padding: ${({ theme }) => `${theme.space[4]} ${theme.space[4]} ${theme.space[2]}`};
  }
`
