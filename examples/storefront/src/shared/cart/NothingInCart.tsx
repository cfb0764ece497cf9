import { useEffect } from "react"
import { styled } from "styled-components"
import { useLinks } from "../site/site.ts"
import { useTexts } from "../texts/use-texts.ts"
import { ButtonLink } from "../ui/Button.tsx"
import { Blank } from "./Blank.tsx"
import { CartSkeleton } from "./CartSkeleton.tsx"

interface NothingInCartProps {
  of: "cart" | "checkout"
  /** Whether the cart is known, and empty. */
  isKnown: boolean
  body?: string
}

/**
 * A cart that is empty, or not known yet. Until it is known, whoever has no session reads at once that it is empty, and all others
 * see its shape: a shopper with a cart is never told otherwise. The page has both, for it is drawn once for everybody;
 * `early-visit.ts` says before the first frame which is shown. What was read then stays, the very same elements [CART-005].
 */
export function NothingInCart({ of, isKnown, body }: NothingInCartProps) {
  const { t } = useTexts()
  const links = useLinks()
  useEffect(() => {
    // It was said of the page as it came: a session may begin from here on.
    if (isKnown) delete document.documentElement.dataset.session
  }, [isKnown])
  return (
    <>
      {!isKnown && (
        <Awaited data-scripted="">
          <CartSkeleton of={of} />
        </Awaited>
      )}
      <Empty $isKnown={isKnown}>
        <Blank title={t("cart.empty.title")} body={body ?? t("cart.empty.body")} isKnown={isKnown}>
          <ButtonLink to={links.to("/pages")}>{t("cart.continue")}</ButtonLink>
        </Blank>
      </Empty>
    </>
  )
}

const Awaited = styled.div`
  :root[data-session="none"] & { display: none; }
`
/** Where no script runs, nobody can have a cart. */
const Empty = styled.div<{ $isKnown: boolean }>`
  ${({ $isKnown }) =>
    !$isKnown &&
    `:root:not([data-session="none"]) & { display: none; }
    @media (scripting: none) { display: block !important; }`}
`
