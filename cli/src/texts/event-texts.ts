import type { Language } from "@parterre/domain/language"

interface EventTexts {
  readonly id: string
  readonly start: string
  readonly title: string
  readonly venue: string
  readonly state: string
  readonly none: string
  readonly more: (count: number) => string
  readonly aDay: string
  readonly help: { readonly [of in "about" | "list" | "query" | "from" | "until"]: string }
}

/** What is said of the events of a site. */
export const eventTexts: Readonly<Record<Language, EventTexts>> = {
  en: {
    id: "Id",
    start: "Date",
    title: "Title",
    venue: "Venue",
    state: "Sale",
    none: "No event. Search for fewer words, or from an earlier day: --from 2026-01-01",
    more: (count) => (count === 1 ? "1 more: raise --limit" : `${count} more: raise --limit`),
    aDay: "a day such as 2026-12-05",
    help: {
      about: "the events on the site, with their ids",
      list: "list events by day, from yesterday on",
      query: "words in the title or the venue",
      from: "first day, such as 2026-12-05",
      until: "last day, such as 2026-12-05",
    },
  },
  fr: {
    id: "Numéro",
    start: "Date",
    title: "Titre",
    venue: "Salle",
    state: "Vente",
    none: "Aucun événement. Cherchez avec moins de mots, ou à partir d’un jour plus ancien\u00a0: --from 2026-01-01",
    more: (count) =>
      count === 1 ? "1 autre\u00a0: augmentez --limit" : `${count} autres\u00a0: augmentez --limit`,
    aDay: "un jour, comme 2026-12-05",
    help: {
      about: "les événements du site et leurs numéros",
      list: "lister les événements par jour, à partir d’hier",
      query: "mots du titre ou de la salle",
      from: "premier jour, comme 2026-12-05",
      until: "dernier jour, comme 2026-12-05",
    },
  },
}
