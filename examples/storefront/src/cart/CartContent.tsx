import type { Cart, CartPrice } from "@parterre/contract"
import { useCart } from "@parterre/react"
import { useState } from "react"
import { styled } from "styled-components"
import { Countdown } from "../countdown/Countdown.tsx"
import { useLinks } from "../shell/site.ts"
import { useScreen } from "../shell/use-screen.ts"
import { useTexts } from "../texts/use-texts.ts"
import { ButtonLink } from "../ui/Button.tsx"
import { Surface } from "../ui/Surface.ts"
import { CartEvent } from "./CartEvent.tsx"
import { CartTotals } from "./CartTotals.tsx"
import { elementKey } from "./cart-element.ts"
import { TogetherDialog } from "./TogetherDialog.tsx"
import { TwoColumns } from "./TwoColumns.ts"
import { type TogetherQuestion, useRemoveLine } from "./use-remove-line.ts"

/** A cart with something in it: its lines, the time left, what it comes to, and the way on. */
export function CartContent({ cart }: { cart: Cart }) {
  const { t } = useTexts()
  const links = useLinks()
  const { busy } = useCart()
  const heading = useScreen(t("cart.title"))
  const [question, ask] = useState<TogetherQuestion>()
  const remove = useRemoveLine(ask)
  const removeLine = async (line: CartPrice, sure?: "sure") => {
    ask(undefined)
    // The pressed button goes with its line, so the reader is taken to the top of what is left.
    if (await remove(line, sure)) heading.current?.focus()
  }
  return (
    <TwoColumns>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {t("cart.title")}
        </h1>
        <Countdown />
      </header>
      <Events>
        {cart.cartElements.map((element) => (
          <CartEvent
            key={elementKey(element)}
            element={element}
            busy={busy}
            onRemove={(line) => void removeLine(line)}
          />
        ))}
      </Events>
      <TogetherDialog
        question={question}
        onConfirm={(line) => void removeLine(line, "sure")}
        onKeep={() => ask(undefined)}
      />
      <Summary as="section" aria-label={t("checkout.summary")}>
        <h2>{t("checkout.summary")}</h2>
        <CartTotals tax={cart.tax} />
        <ButtonLink to={links.to("/ads-pages")}>{t("cart.checkout")}</ButtonLink>
        <ButtonLink kind="plain" to={links.to("/pages")}>
          {t("cart.continue")}
        </ButtonLink>
      </Summary>
    </TwoColumns>
  )
}

const Events = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
`
const Summary = styled(Surface)`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[5]};
  ${({ theme }) => theme.upTo(600)} { padding: ${({ theme }) => theme.space[4]}; }
  h2 { font-size: ${({ theme }) => theme.size.heading}; }
  > a:last-child { margin-top: calc(-1 * ${({ theme }) => theme.space[2]}); }
`
