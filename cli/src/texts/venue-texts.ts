import type { VenuePlanVerdict } from "@parterre/contract"
import type { Language } from "@parterre/domain/language"

interface VenueTexts {
  readonly noVenues: string
  readonly seats: (count: number) => string
  readonly read: (seats: number, file: string) => string
  readonly outcomes: Readonly<Record<VenuePlanVerdict["outcome"], string>>
  readonly unchanged: string
  readonly revision: (id: string) => string
  readonly usage: { readonly file: (file: string) => string; readonly revision: string }
  readonly help: {
    readonly [of in
      | "about"
      | "list"
      | "plan"
      | "save"
      | "venue"
      | "out"
      | "file"
      | "revision"
      | "dryRun"]: string
  }
}

/** What is said of venues and their plans. */
export const venueTexts: Readonly<Record<Language, VenueTexts>> = {
  en: {
    noVenues: "This site has no venues.",
    seats: (count) => (count === 1 ? "1 seat" : `${count} seats`),
    read: (seats, file) =>
      `Written to ${file}. ${seats === 1 ? "1 seat is" : `${seats} seats are`} sold or held.`,
    outcomes: {
      saved: "Saved.",
      judged: "This plan can be saved as is. Nothing was saved.",
      refused: "Refused. Nothing was saved.",
    },
    unchanged: "Nothing differs from the plan that’s stored.",
    revision: (id) => `Its revision is ${id}: save with --revision ${id}.`,
    usage: {
      file: (file) => `${file} can’t be read. Name a file with a seat map.`,
      revision: "Give --revision, as venues plan showed it when you read the plan.",
    },
    help: {
      about: "venues and their seat maps",
      list: "the venues of the site",
      plan: "read a venue’s plan, as it was imported",
      save: "check a plan, then save it: all or nothing",
      venue: "venue, such as belvedere.salle",
      out: "file to write the plan to; without it the plan is printed",
      file: "file with the plan, in pretix’s format",
      revision: "revision of the plan that this one was drawn from",
      dryRun: "check only, save nothing",
    },
  },
  fr: {
    noVenues: "Ce site n’a aucune salle.",
    seats: (count) => (count < 2 ? `${count} siège` : `${count} sièges`),
    read: (seats, file) =>
      `Écrit dans ${file}. ${seats < 2 ? `${seats} siège est vendu ou retenu` : `${seats} sièges sont vendus ou retenus`}.`,
    outcomes: {
      saved: "Enregistré.",
      judged: "Ce plan peut être enregistré tel quel. Rien n’a été enregistré.",
      refused: "Refusé. Rien n’a été enregistré.",
    },
    unchanged: "Rien ne diffère du plan en place.",
    revision: (id) => `Sa révision est ${id}\u00a0: enregistrez avec --revision ${id}.`,
    usage: {
      file: (file) => `${file} ne se lit pas. Nommez un fichier qui contient un plan de salle.`,
      revision: "Indiquez --revision, comme venues plan l’a donnée à la lecture du plan.",
    },
    help: {
      about: "les salles et leurs plans",
      list: "les salles du site",
      plan: "lire le plan d’une salle, comme il a été importé",
      save: "vérifier un plan, puis l’enregistrer en entier ou pas du tout",
      venue: "salle, comme belvedere.salle",
      out: "fichier où écrire le plan, qui est affiché sinon",
      file: "fichier du plan, au format de pretix",
      revision: "révision du plan qui a servi de départ",
      dryRun: "vérifier seulement, sans rien enregistrer",
    },
  },
}
