import { describe, expect, it } from "vitest"
import { frenchFaults, frenchWordFaults } from "./french.ts"
import { shownTexts } from "./shown-texts.ts"
import { spoken } from "./text-rules.ts"

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

/** What a review found in the project's French, each line as it stood: it does not come back. */
const reviewed = [
  "Aucun frais caché",
  "54,50\u00a0$ tout compris",
  "Choisissez une autre date ou revenez plus tard.",
  "Vos places sont à vous",
  "Vos places restent à vous",
  "Vos places sont toujours à vous.",
  "Elles servent à cet achat seulement.",
  "Avec un mot de passe, elles deviennent un compte.",
  "Votre mot de passe doit contenir\u00a0:",
  "rien d’autre, ni espace ni lettre accentuée",
  "Votre compte n’ouvre pas cette page",
  "Il lui manque une permission.",
  "Demandez-la ou prenez un autre compte.",
  "Prendre un autre compte",
  "Passer au paiement",
  "Étapes du paiement",
  "Anne est passé à la caisse.",
  "Niveau de prix",
  "Type de prix",
  "Changer le type de billets",
  "Dites ce que vous cherchez",
  "Demande comprise\u00a0: {request}",
  "Plus cher que demandé",
  "L’image ne s’affiche pas pour l’instant.",
  "La liste dit les mêmes places en mots.",
  "Quelque chose s’est mal passé",
  "L’adresse est mal écrite, ou le site est en pause.",
  "La fin précède le début.",
  "Durée\u00a0: {minutes, number} minutes",
  "Le 1ᵉʳ janvier",
  "Portes\u00a0: {time}",
  "Payé avec {brand} se terminant par {lastFour}",
  "Payé avec carte se terminant par 4242",
  "Le chèque-cadeau ne sera pas touché.",
  "Au guichet",
  "Un lien à ouvrir à l’entrée.",
  "Ce montant est trop petit pour un paiement par carte.",
  "Trop d’essais à la fois.",
  "Page 2 de 4",
  "Page {page} de {pages}",
  "Il y a une file d’attente. Prenez-y votre rang.",
  "Votre compte chez Théâtre Belvédère",
  "Votre compte chez {name}",
  "Plan de la salle Salle Belvédère",
  "Admission",
  "Admission générale",
  "Connexion au bureau de soutien",
  "PRIX",
  "Toutes les places sont retournées en vente.",
  "L’abonnement de l’hiver est en vente.",
  "Le montant sera crédité.",
  "Votre adresse électronique",
  "L’acheteur a payé.",
  "Chaque acheteur reçoit un courriel.",
  "Étudiant",
  "Étudiants",
  "Quatre soirs pour ceux qui parlent",
  "Vos achats sont dans Mon compte.",
]

describe("the rules of good French", () => {
  it.each(reviewed)("find %j", (text) => {
    expect(frenchFaults(spoken(text))).not.toEqual([])
  })

  it.each(["Cette représentation n’est pas en vente", "Rechercher un spectacle"])(
    "find a second word for an event in %j",
    (text) => {
      expect(frenchFaults(text)).toEqual([])
      expect(frenchWordFaults(text)).toEqual(["« événement », outside subscriptions"])
    },
  )
})

describe("the French of the project", () => {
  const texts = shownTexts("fr")

  it("is found in every place that speaks to people", () => {
    for (const place of [
      "packages/contract/src/generated/problems.ts",
      "packages/seat-map/src/labels.ts",
      "examples/storefront/src/shared/texts/fr.json",
      "examples/minimal/src/words.fr.json",
      "examples/studio/src/texts/fr.json",
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

  it("calls what is sold an event, and a performance in subscriptions only", () => {
    const faulty = texts
      .filter(({ key = "" }) => !key.startsWith("subscription."))
      .flatMap(({ file, text }) =>
        frenchWordFaults(spoken(text)).map((fault) => `${file}: ${fault}: ${text}`),
      )
    expect(faulty).toEqual([])
  })
})
