import type { Language } from "../shared/texts/TextsProvider.tsx"

/** The language an address is in; French is the default [I18N-001]. */
export const languageOf = (pathname: string): Language => (/^\/en(\/|$)/.test(pathname) ? "en" : "fr")
