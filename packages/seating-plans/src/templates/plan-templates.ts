import type { Language, Localized } from "@parterre/contract"
import type { SeatingPlan } from "../plan/seating-plan.ts"
import { framed } from "../rows/index.ts"
import { calledIn } from "./called-in.ts"
import { bowl, cabaret, gymWithBleachers, hallWithAisle, rakedTheatre } from "./rooms.ts"
import type { TemplateVenue } from "./template-parts.ts"

export interface PlanTemplate {
  readonly key: string
  /** For a list to choose from. */
  readonly name: Localized
  readonly description: Localized
}

const rooms = {
  "hall-with-aisle": hallWithAisle,
  "raked-theatre": rakedTheatre,
  cabaret,
  "gym-with-bleachers": gymWithBleachers,
  bowl,
}

export type TemplateKey = keyof typeof rooms

/** Plans to begin with, each whole and without a fault. */
export const planTemplates: readonly (PlanTemplate & { readonly key: TemplateKey })[] = [
  {
    key: "hall-with-aisle",
    name: { fr: "Salle avec une allée", en: "Hall with an aisle" },
    description: {
      fr: "Douze rangées droites de vingt sièges, de part et d’autre d’une allée",
      en: "Twelve straight rows of twenty seats, on both sides of an aisle",
    },
  },
  {
    key: "raked-theatre",
    name: { fr: "Théâtre en gradins", en: "Raked theatre" },
    description: {
      fr: "Rangées courbes au parterre et au balcon, numéros impairs à gauche et pairs à droite",
      en: "Curved rows in an orchestra and a balcony, odd numbers left and even ones right",
    },
  },
  {
    key: "cabaret",
    name: { fr: "Cabaret", en: "Cabaret" },
    description: { fr: "Vingt tables rondes de six places", en: "Twenty round tables of six" },
  },
  {
    key: "gym-with-bleachers",
    name: { fr: "Gymnase avec gradins", en: "Gym with bleachers" },
    description: {
      fr: "Six sections de bancs des deux côtés d’un terrain",
      en: "Six sections of benches on both sides of a court",
    },
  },
  {
    key: "bowl",
    name: { fr: "Aréna", en: "Arena" },
    description: {
      fr: "Douze sections tout autour de la glace",
      en: "Twelve sections all around the ice",
    },
  },
]

/**
 * A template's plan, with seats of new guids, and what the venue's file says beside it. Zones and areas have names of the
 * language of whoever draws; the venue's file has both.
 */
export function planFromTemplate(
  key: TemplateKey,
  {
    name,
    newGuid,
    language,
  }: { readonly name: string; readonly newGuid: () => string; readonly language: Language },
): { readonly plan: SeatingPlan; readonly venue: TemplateVenue } {
  const { zones, venue } = calledIn(
    language,
    rooms[key]((category) => ({ category, newGuid })),
  )
  const used = new Set(
    zones.flatMap(({ rows }) => rows.flatMap(({ seats }) => seats.map((seat) => seat.category))),
  )
  const categories = [
    { name: "A", color: "#0072B2" },
    { name: "B", color: "#009E73" },
  ].filter((category) => used.has(category.name))
  return { plan: framed({ name, categories, zones }), venue }
}
