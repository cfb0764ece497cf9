import type { Localized } from "@parterre/contract"
import { useTexts } from "../texts/texts.tsx"
import { Problem } from "../ui/controls.ts"

/** Why something could not be opened, all reasons at once, and that nothing was lost. */
export function Faults({ faults }: { faults: readonly Localized[] }) {
  const { t, language } = useTexts()
  if (faults.length === 0) return null
  return (
    <Problem>
      {faults.map((fault) => (
        <p key={fault[language]}>{fault[language]}</p>
      ))}
      <p>{t("open.nothingLost")}</p>
    </Problem>
  )
}
