import { useLinks } from "../site/site.ts"
import { useTexts } from "../texts/use-texts.ts"
import { ButtonLink } from "../ui/Button.tsx"
import { Blank } from "./Blank.tsx"

/** Nothing in the cart yet [CART-005]. */
export function EmptyCart({ body }: { body?: string }) {
  const { t } = useTexts()
  const links = useLinks()
  return (
    <Blank title={t("cart.empty.title")} body={body ?? t("cart.empty.body")}>
      <ButtonLink to={links.to("/pages")}>{t("cart.continue")}</ButtonLink>
    </Blank>
  )
}
