import { Link, useSearchParams } from "../../shared/navigation/router.tsx"
import { useLinks } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { ClientScreen, Ways } from "./ClientScreen.tsx"
import { SignUpForm } from "./SignUpForm.tsx"
import { useGo } from "./use-go.ts"

/** A name, an email and a password: the whole of a new account [ACC-007]. Who comes from a purchase goes back to it. */
export function SignUpScreen() {
  const { t } = useTexts()
  const go = useGo()
  const links = useLinks()
  const [search] = useSearchParams()
  const isBuying = search.get("from") === "checkout"
  return (
    <ClientScreen title={t("client.signUp.title")} intro={t("client.signUp.intro")}>
      <SignUpForm {...(isBuying ? { onDone: () => go("client/middlewareClient") } : {})} />
      {isBuying && (
        <Ways>
          <Link to={links.to("/client/select-checkout-method")}>{t("client.signUp.toCheckout")}</Link>
        </Ways>
      )}
    </ClientScreen>
  )
}
