import { englishListLabels, frenchListLabels, type SeatListLabels } from "@parterre/react"
import { useMemo } from "react"
import { useTexts } from "../texts/use-texts.ts"

const inLanguage = { fr: frenchListLabels(), en: englishListLabels() }

/** The words of the seat list; what the shop calls its search is its own. */
export function useListLabels(): SeatListLabels {
  const { t, language } = useTexts()
  const [search, hint] = [t("list.filter"), t("list.filter.hint")]
  return useMemo(() => ({ ...inLanguage[language], search, hint }), [language, search, hint])
}
