import { describe, expect, it } from "vitest"
import { frenchFaults, spoken } from "./french.ts"
import { frenchTexts } from "./french-texts.ts"

describe("the rules of written French", () => {
  it.each([
    ["l'heure", "a straight apostrophe"],
    ["Prêt ?", "no fine no-break space before ; ? !"],
    ["Prêt?", "no fine no-break space before ; ? !"],
    ["rien; tout", "no fine no-break space before ; ? !"],
    ["Total : 3", "no no-break space before a colon"],
    ["Total: 3", "no no-break space before a colon"],
    ["« Le Cid »", "no no-break space inside « »"],
    ["12,50 $", "no no-break space before $ or %"],
    ["12,50$", "no no-break space before $ or %"],
    ["5 %", "no no-break space before $ or %"],
    ["19 h 30", "a plain space between a number and its unit"],
    ['« \u00a0"Cid" »', "straight quotes"],
    ["Un instant...", "three dots for an ellipsis"],
    ["deux  espaces", "two spaces"],
    ["Merci\u202f!", "an exclamation"],
    ["Écrivez au support", "an anglicism"],
    ["Votre email", "an anglicism"],
    ["Cette fin de semaine, pas ce week-end", "an anglicism"],
  ])("see the fault in %j", (text, fault) => {
    expect(frenchFaults(text)).toContain(fault)
  })

  it.each([
    "L’heure est passée\u00a0: rien n’a été débité\u202f; réessayez.",
    "Voulez-vous plus de temps\u202f?",
    "Au «\u00a0parterre\u00a0», à 19\u00a0h\u00a030, pour 12,50\u00a0$, avec 5\u00a0% de moins",
    "Connectez-vous avec\u00a0: parterre login",
    "Encore 14:00, à https://exemple.ca",
  ])("are content with %j", (text) => {
    expect(frenchFaults(text)).toEqual([])
  })

  it("read a message as it is said, in every branch", () => {
    expect(spoken("{count, plural, =0 {Aucune place} one {# place} other {{count, number} places}}")).toBe(
      "Aucune place x place x places",
    )
    expect(spoken("{type, select, NONE {} TABLE {table {row}, } other {rangée {row}, }}siège {seat}")).toBe(
      "table x, rangée x, siège x",
    )
  })
})

describe("the French of the project", () => {
  const texts = frenchTexts()

  it("is found in every place that speaks to people", () => {
    for (const place of [
      "packages/contract/src/generated/problems.ts",
      "packages/seat-map/src/labels.ts",
      "examples/storefront/src/shared/texts/fr.json",
      "examples/minimal/src/words.fr.json",
      "server/src/mail/receipt-texts.ts",
      "server/src/tickets/ticket-texts.ts",
      "server/src/journal/explanations.ts",
      "cli/src/texts/fr.ts",
    ])
      expect(texts.filter(({ file }) => file === place).length, place).toBeGreaterThan(2)
  })

  it("keeps Québec typography and words", () => {
    const faulty = texts.flatMap(({ file, text }) =>
      frenchFaults(spoken(text)).map((fault) => `${file}: ${fault}: ${text}`),
    )
    expect(faulty).toEqual([])
  })
})
