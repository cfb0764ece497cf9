import { type SeatSelection, useCart, useSelectionState } from "@parterre/react"
import { useLayoutEffect, useRef } from "react"
import { styled } from "styled-components"
import { useSay } from "../messages/use-messages.ts"
import { useLinks } from "../site/site.ts"
import { useTexts } from "../texts/use-texts.ts"
import { Button, ButtonLink } from "../ui/Button.tsx"
import { Figures, VisuallyHidden } from "../ui/Surface.ts"
import { NOTHING_SELECTED } from "./use-removal.ts"

/** How many, how much, and the next step: into the cart, then to the cart [CART-001] [CART-002] [CART-004]. */
export function OrderBar({ selection }: { selection: SeatSelection }) {
  const { t, money } = useTexts()
  const links = useLinks()
  const say = useSay()
  const { totals, event, subscription, adding, mode } = useSelectionState(selection)
  const { cart } = useCart()
  const lines = cart?.cartElements
    .filter((element) =>
      subscription === undefined ? element.eventId === event?.id : element.subscriptionId === subscription.id,
    )
    .flatMap(({ prices }) => prices)
  const inCart = (lines ?? []).reduce((sum, line) => sum + line.qty, 0)
  const { qty, total } = totals
  const toCart = useRef<HTMLAnchorElement>(null)
  const isPressed = useRef(false)
  useLayoutEffect(() => {
    // The button that was pressed has become this link, in this very frame.
    if (!isPressed.current || document.activeElement !== document.body) return
    toCart.current?.focus({ preventScroll: true })
  })
  const add = async () => {
    isPressed.current = true
    const isAdded = await selection.addToCart()
    isPressed.current = false
    if (isAdded) say({ message: t("event.added", { count: qty }), snackBar: {} })
  }
  const isToCart = qty === 0 && inCart > 0
  return (
    <Bar data-order-bar data-scripted="">
      <VisuallyHidden role="status">
        {qty > 0 && t("event.announce", { count: qty, total: money(total) })}
      </VisuallyHidden>
      {qty > 0 ? (
        <Sum aria-hidden>
          <span>{t("event.selected.count", { count: qty })}</span>
          <Figures>{money(total)}</Figures>
          <small>{t("price.allIn")}</small>
        </Sum>
      ) : isToCart ? (
        <p>{t(subscription === undefined ? "event.inCart" : "subscription.inCart", { count: inCart })}</p>
      ) : (
        <p id={NOTHING_SELECTED} tabIndex={-1}>
          {t(mode === "none" ? "event.selected.none.places" : "event.selected.none")}
        </p>
      )}
      {isToCart ? (
        <ButtonLink ref={toCart} to={links.cart}>
          {t("event.goToCart")}
        </ButtonLink>
      ) : (
        // One button, whose focus stays while what was chosen goes to somebody else.
        <Button isPending={adding || qty === 0} onPress={add}>
          {adding ? t("event.moment") : t("event.add")}
        </Button>
      )}
    </Bar>
  )
}

const Bar = styled.div`
  flex: none;
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => `${theme.space[4]} ${theme.space[5]}`};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  p { font-size: ${({ theme }) => theme.size.small}; color: ${({ theme }) => theme.color.inkMuted}; }
  ${({ theme }) => theme.upTo(1000)} {
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: ${({ theme }) => theme.space[2]};
    height: 64px;
    padding: ${({ theme }) => `0 ${theme.space[4]}`};
    p { line-height: 1.25; }
    button, a { padding-inline: ${({ theme }) => theme.space[4]}; }
  }
`
const Sum = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  > :nth-child(2) { font-size: ${({ theme }) => theme.size.heading}; font-weight: 700; }
  small { grid-column: 1 / -1; text-align: end; color: ${({ theme }) => theme.color.inkMuted}; }
  ${({ theme }) => theme.upTo(1000)} {
    grid-template-columns: auto 1fr;
    gap: 0 ${({ theme }) => theme.space[2]};
    line-height: 1.25;
    > :first-child { font-size: ${({ theme }) => theme.size.small}; }
    > :nth-child(2) { font-size: ${({ theme }) => theme.size.lead}; }
    small { font-size: 0.75rem; line-height: 1.1; text-align: start; }
  }
`
