import type { Language } from "@parterre/contract"
import { seatRadius } from "@parterre/domain/seat-looks"
import { categoryMarks, planSvg } from "@parterre/seating-plans/drawing"
import { boundsOf } from "@parterre/seating-plans/geometry"
import { type VenueLayout, venueLayout } from "@parterre/seating-plans/layout"
import type { StudioDocument } from "../document/studio-document.ts"
import { categoryCounts } from "../panels/counts.ts"

/** A page of paper: the whole plan, or one zone as its usher needs it. */
export interface PlanPage {
  readonly title: string
  readonly svg: string
}

/** Map units around a zone. */
const AROUND = 16

/** The whole plan as one picture. */
export function wholePlanSvg(document: StudioDocument, language: Language): string {
  return drawn(document, venueLayout(document.venue, document.plan), document.plan.name, language, false)
}

/** The whole plan, then a page for each zone with every seat number and row name. */
export function planPages(document: StudioDocument, language: Language): readonly PlanPage[] {
  const layout = venueLayout(document.venue, document.plan)
  const { name } = document.plan
  const zones = layout.sections
    .filter(({ rows }) => rows.length > 0)
    .map((section) => {
      const title = `${name} · ${section.name[language]}`
      const places = [...section.polygons.flat(), ...section.rows.flatMap((row) => row.seats)]
      const own = {
        ...layout,
        sections: [section],
        decorations: [],
        bounds: boundsOf(places, AROUND),
        front: undefined,
      }
      return { title, svg: drawn(document, own, title, language, true) }
    })
  return [{ title: name, svg: drawn(document, layout, name, language, false) }, ...zones]
}

function drawn(
  { plan, venue, ...rest }: StudioDocument,
  layout: VenueLayout,
  title: string,
  language: Language,
  hasNumbers: boolean,
): string {
  const shown = layout.sections.flatMap((section) => section.rows.flatMap((row) => row.seats))
  const counts = hasNumbers
    ? countsOf(shown.map(({ category }) => category))
    : categoryCounts({ plan, venue, ...rest })
  const marks = categoryMarks(plan.categories)
  return planSvg({
    title,
    layout,
    marks: hasNumbers ? marks.filter(({ name }) => counts.has(name)) : marks,
    counts,
    faults: [],
    seatLook: { radius: seatRadius(venue.seatSizeFactor), accessible: new Set(venue.accessible) },
    language,
    hasNumbers,
    hasVerdict: false,
  })
}

function countsOf(categories: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const category of categories) counts.set(category, (counts.get(category) ?? 0) + 1)
  return counts
}
