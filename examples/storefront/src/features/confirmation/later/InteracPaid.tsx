import type { Receipt } from "@parterre/contract"
import { AreaTexts } from "../../../shared/texts/AreaTexts.tsx"
import { useTexts } from "../../../shared/texts/use-texts.ts"

type Interac = Receipt["payment"]["interac"]

/** Which bank paid, and its confirmation number: Interac wants both on every receipt. */
export function InteracPaid({ interac }: { interac: Interac }) {
  return (
    <AreaTexts areas={["ways"]}>
      <Paid interac={interac} />
    </AreaTexts>
  )
}

function Paid({ interac }: { interac: Interac }) {
  const { t } = useTexts()
  if (interac === undefined) return <p>{t("ways.interac.paid.plain")}</p>
  const { issuerName, confirmation } = interac
  return <p>{t("ways.interac.paid", { issuer: issuerName, confirmation })}</p>
}
