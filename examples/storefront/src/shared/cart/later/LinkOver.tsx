import type { SdkFailure } from "@parterre/sdk"
import { Failed } from "../../failure/Failed.tsx"
import { ContactLink } from "../../site/ContactLinks.tsx"
import { useLinks } from "../../site/site.ts"
import { useTexts } from "../../texts/use-texts.ts"
import { ButtonLink } from "../../ui/Button.tsx"
import { Blank } from "../Blank.tsx"

const over: readonly string[] = ["cart-unknown", "cart-link-expired", "cart-expired", "cart-paid"]

/** A link that opens no cart: why, whom to ask, and what is on. Another failure may pass. */
export function LinkOver({ failure, retry }: { failure: SdkFailure; retry: () => void }) {
  const { t } = useTexts()
  const links = useLinks()
  if (!over.includes(failure._tag)) return <Failed failure={failure} retry={retry} />
  return (
    <Blank
      title={t(failure._tag === "cart-paid" ? "link.paid.title" : "link.over.title")}
      body={failure.message}
    >
      <ButtonLink to={links.to("/pages")}>{t("link.over.pages")}</ButtonLink>
      <ContactLink />
    </Blank>
  )
}

/** The organiser sells to accounts only: whoever pays has one, and comes back by the link. */
export function SignInFirst() {
  const { t } = useTexts()
  const links = useLinks()
  return (
    <Blank title={t("link.signIn.title")} body={t("link.signIn.body")}>
      <ButtonLink to={links.to("/client/login")}>{t("link.signIn")}</ButtonLink>
    </Blank>
  )
}
