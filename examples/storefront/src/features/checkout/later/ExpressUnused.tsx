import { AreaTexts } from "../../../shared/texts/AreaTexts.tsx"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Notice } from "../../../shared/ui/Notice.tsx"

/** A wallet's sheet said that all was done, and nothing was paid with what it gave. */
export default function ExpressUnused() {
  return (
    <AreaTexts areas={["ways"]}>
      <Words />
    </AreaTexts>
  )
}

function Words() {
  const { t } = useTexts()
  return (
    <Notice tone="warning" role="alert">
      {t("ways.express.unused")}
    </Notice>
  )
}
