import { type ReactNode, use, useMemo } from "react"
import { loadTexts, type TextArea } from "./load-texts.ts"
import { SpeechContext, speechOf } from "./texts-context.ts"
import { useSpeech } from "./use-texts.ts"

interface AreaTextsProps {
  areas: readonly TextArea[]
  children: ReactNode
}

/** Around screens whose texts are not in the first load: they are fetched with the screen. */
export function AreaTexts({ areas, children }: AreaTextsProps) {
  const { language, messages } = useSpeech()
  const own = use(loadTexts(areas, language))
  const speech = useMemo(() => speechOf(language, { ...messages, ...own }), [language, messages, own])
  return <SpeechContext value={speech}>{children}</SpeechContext>
}
