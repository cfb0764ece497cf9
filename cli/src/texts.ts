import type { Language } from "@parterre/domain/language"
import { en, type Texts } from "./texts/en.ts"
import { fr } from "./texts/fr.ts"

export type { Texts }

const texts: Readonly<Record<Language, Texts>> = { fr, en }

export const textsOf = (language: Language): Texts => texts[language]
