import type { Cart } from "@parterre/contract"
import { useLinks } from "../site/site.ts"
import { useTexts } from "../texts/use-texts.ts"
import { ButtonLink } from "../ui/Button.tsx"
import { Blank } from "./Blank.tsx"
import { eventPath } from "./event-path.ts"

/** Time ran out: why the cart is empty, and back to the very event it was for. */
export function ExpiredCart({ last }: { last: Cart | undefined }) {
  const { t } = useTexts()
  const links = useLinks()
  const element = last?.cartElements[0]
  const path = element === undefined ? "/pages" : eventPath(element.prices[0]?.pageUrl, element)
  return (
    <Blank title={t("cart.expired.title")} body={t("cart.expired.body")}>
      <ButtonLink to={links.to(path)}>{t("cart.expired.again")}</ButtonLink>
    </Blank>
  )
}
