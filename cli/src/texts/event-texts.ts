import type { Language } from "@parterre/domain/language"

interface EventTexts {
  readonly id: string
  readonly start: string
  readonly title: string
  readonly venue: string
  readonly state: string
  readonly none: string
  readonly more: (count: number, mayRaise: boolean) => string
  readonly aDay: string
  readonly untilBeforeFrom: string
  readonly help: { readonly [of in "about" | "list" | "query" | "from" | "until" | "limit"]: string }
}

/** What is said of the events of a site. */
export const eventTexts: Readonly<Record<Language, EventTexts>> = {
  en: {
    id: "ID",
    start: "DATE",
    title: "TITLE",
    venue: "VENUE",
    state: "STATUS",
    none: "No events found. Try fewer words, or an earlier date: --from 2026-01-01",
    more: (count, mayRaise) =>
      `${count} more: ${mayRaise ? "raise --limit" : "choose fewer days with --from and --until"}`,
    aDay: "a day such as 2026-12-05",
    untilBeforeFrom: "--until is before --from.",
    help: {
      about: "the events on the site, with their ids",
      list: "list events by day, from yesterday on",
      query: "words in the title or the venue of the event’s page",
      from: "first day, such as 2026-12-05",
      until: "last day, such as 2026-12-05",
      limit: "maximum number of events, 50 by default, 500 at most",
    },
  },
  fr: {
    id: "NUMÉRO",
    start: "DATE",
    title: "TITRE",
    venue: "SALLE",
    state: "ÉTAT",
    none: "Aucun événement trouvé. Essayez avec moins de mots ou une date antérieure\u00a0: --from 2026-01-01",
    more: (count, mayRaise) =>
      `${count} ${count < 2 ? "autre" : "autres"}\u00a0: ${mayRaise ? "augmentez --limit" : "réduisez la période avec --from et --until"}`,
    aDay: "un jour, comme 2026-12-05",
    untilBeforeFrom: "--until précède --from.",
    help: {
      about: "les événements du site et leurs numéros",
      list: "lister les événements par jour, à partir d’hier",
      query: "mots du titre ou de la salle de la page de l’événement",
      from: "premier jour, comme 2026-12-05",
      until: "dernier jour, comme 2026-12-05",
      limit: "nombre maximal d’événements, 50 par défaut, 500 au plus",
    },
  },
}
