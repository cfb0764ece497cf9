import type { SdkFailure } from "@parterre/sdk"
import type { Language } from "../../shared/texts/TextsProvider.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Notice } from "../../shared/ui/Notice.tsx"
import { FailureColumn, FailureFrame } from "./FailureFrame.tsx"

/** Without its configuration a site has no look and no catalogue: not found, and why [ERR-003]. */
export function SiteFailure({ language, failure }: { language: Language; failure: SdkFailure }) {
  return (
    <FailureFrame language={language}>
      <Why failure={failure} />
    </FailureFrame>
  )
}

function Why({ failure }: { failure: SdkFailure }) {
  const { t } = useTexts()
  return (
    <main>
      <FailureColumn>
        <h1>{t("site.failed")}</h1>
        <Notice tone="danger" role="alert">
          {failure.message}
        </Notice>
        <p>{t("site.failed.body")}</p>
        <Button onPress={() => window.location.reload()}>{t("app.retry")}</Button>
      </FailureColumn>
    </main>
  )
}
