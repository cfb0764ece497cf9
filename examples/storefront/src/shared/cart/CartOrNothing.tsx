import { type ReactNode, useEffect } from "react"
import { styled } from "styled-components"
import { useLinks } from "../site/site.ts"
import { useBrowserValue } from "../site/use-browser-value.ts"
import { useTexts } from "../texts/use-texts.ts"
import { ButtonLink } from "../ui/Button.tsx"
import { Blank } from "./Blank.tsx"

interface CartOrNothingProps {
  cart: "unknown" | "empty" | "filled"
  /** Of an empty cart. */
  body?: string
  /** The screen of a cart, or its shape while it is unknown; an empty one has no need of it. */
  children?: ReactNode
}

/**
 * The screen of a cart, or that there is nothing in it. Until that is known, whoever has no session reads at once that it is empty,
 * and all others see what the screen is without a cart: a shopper with a cart is never told otherwise. The page has both, for it is
 * drawn once for everybody; `early-visit.ts` says before the first frame which is shown. What was read then stays, the very same
 * elements [CART-005].
 */
export function CartOrNothing({ cart, body, children }: CartOrNothingProps) {
  const { t } = useTexts()
  const links = useLinks()
  const isKnown = cart !== "unknown"
  // The code of a cart's screen is not even fetched for who has none.
  const isNothing = useBrowserValue(saysNoSession, false) && !isKnown
  useEffect(() => {
    // It was said of the page as it came: a session may begin from here on.
    if (isKnown) delete document.documentElement.dataset.session
  }, [isKnown])
  return (
    <>
      {cart !== "empty" && !isNothing && (
        <Awaited $isKnown={isKnown} data-scripted="">
          {children}
        </Awaited>
      )}
      {cart !== "filled" && (
        <Empty $isKnown={isKnown}>
          <Blank title={t("cart.empty.title")} body={body ?? t("cart.empty.body")} isKnown={isKnown}>
            <ButtonLink to={links.to("/pages")}>{t("cart.continue")}</ButtonLink>
          </Blank>
        </Empty>
      )}
    </>
  )
}

const saysNoSession = () => document.documentElement.dataset.session === "none"

const Awaited = styled.div<{ $isKnown: boolean }>`
  ${({ $isKnown }) => !$isKnown && `:root[data-session="none"] & { display: none; }`}
`
/** Where no script runs, nobody can have a cart. */
const Empty = styled.div<{ $isKnown: boolean }>`
  ${({ $isKnown }) =>
    !$isKnown &&
    `:root:not([data-session="none"]) & { display: none; }
    @media (scripting: none) { display: block !important; }`}
`
