import { useLinks } from "../site/site.ts"
import { useTexts } from "../texts/use-texts.ts"
import { ButtonLink } from "../ui/Button.tsx"
import { Blank } from "./Blank.tsx"

interface EmptyCartProps {
  body?: string
  /** Not while it is still to be seen whether there is one: the tab is not named after it then. */
  isKnown?: boolean
}

/** Nothing in the cart yet [CART-005]. */
export function EmptyCart({ body, isKnown = true }: EmptyCartProps) {
  const { t } = useTexts()
  const links = useLinks()
  return (
    <Blank title={t("cart.empty.title")} body={body ?? t("cart.empty.body")} isKnown={isKnown}>
      <ButtonLink to={links.to("/pages")}>{t("cart.continue")}</ButtonLink>
    </Blank>
  )
}
