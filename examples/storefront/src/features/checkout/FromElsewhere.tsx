import { useScreen } from "../../shared/navigation/use-screen.ts"
import { ContactLink } from "../../shared/site/ContactLinks.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Middle } from "./renewal/renewal-layout.ts"

/** Approved at PayPal in one browser, and led back in another, which knows nothing of the order. */
export function FromElsewhere() {
  const { t } = useTexts()
  const heading = useScreen(t("deferred.elsewhere.title"))
  return (
    <Middle>
      <h1 ref={heading} tabIndex={-1}>
        {t("deferred.elsewhere.title")}
      </h1>
      <p>{t("deferred.elsewhere.body")}</p>
      <ContactLink />
    </Middle>
  )
}
