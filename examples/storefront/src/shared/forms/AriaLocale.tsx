import type { ReactNode } from "react"
import { I18nProvider } from "react-aria-components"
import { useTexts } from "../texts/use-texts.ts"

/** Around fields of react-aria that write numbers or dates: in the shop's language, whatever the browser's is. */
export function AriaLocale({ children }: { children: ReactNode }) {
  const { language } = useTexts()
  return <I18nProvider locale={`${language}-CA`}>{children}</I18nProvider>
}
