import { describe, expect, it } from "vitest"
import { localProblems, problems } from "../src/index.ts"

/** A sentence, or what follows a colon, a semicolon or an "and", that tells the reader what to do. */
const steps = {
  fr: /(?:^|[.:;,(] |\bet |\bou |\bpuis )\s*(?:ré|re)?(?:appelez|attendez|cherchez|choisissez|communiquez|connectez|chargez|commencez|complétez|continuez|décalez|demandez|écrivez|entrez|envoyez|essayez|faites|indiquez|ne payez|ouvrez|raccourcissez|remboursez|renvoyez|retirez|retournez|revenez|suivez|téléchargez|terminez|tournez|utilisez|venez|vérifiez|achetez|ajustez|changez)\b/iu,
  en: /(?:^|[.:;,(] |\band |\bor |\bthen )(?:add|ask|buy|call|change|check|choose|come back|contact|continue|don’t pay|download|enter|finish|follow|go back|join|make|move|open|pick|refund it|reload|remove|send|shorten|sign in|start|try|use|wait)\b/iu,
} as const

/** Of the server's problems, and of those that a browser or a form finds by itself. */
const texts = new Map(
  Object.entries({ ...problems, ...localProblems }).map(([code, { text }]) => [code, text] as const),
)

/** Problems after which there is nothing to do, and why. */
const exceptions: Readonly<Record<string, string>> = {
  "nothing-due": "what was to pay is paid",
}

const hasStep = (code: string, language: "fr" | "en") =>
  steps[language].test(texts.get(code)?.[language] ?? "")

describe("what a problem tells its reader", () => {
  it.each(["fr", "en"] as const)("is what to do next, in %s", (language) => {
    expect([...texts.keys()].filter((code) => !(code in exceptions) && !hasStep(code, language))).toEqual([])
  })

  it.each(Object.keys(exceptions))("is nothing to do for the exception %s alone", (code) => {
    expect([hasStep(code, "fr"), hasStep(code, "en")]).toEqual([false, false])
  })

  it.each([
    ["fr", "Ce panier n’existe pas."],
    ["fr", "Cette commande n’existe pas."],
    ["fr", "Vous avez annulé la vérification. Rien n’a été débité et vos places sont toujours à vous."],
    ["en", "There is no such cart."],
    ["en", "Card payments aren’t set up correctly for this venue."],
  ] as const)("is missing from %s: %s", (language, text) => {
    expect(steps[language].test(text)).toBe(false)
  })
})
