import type { Localized } from "@parterre/contract"
import type { Point } from "@parterre/seating-plans/geometry"
import type { LaidVenue } from "@parterre/seating-plans/layout"
import type { SeatingPlan } from "@parterre/seating-plans/plan"

/** What the venue's file says of the drawing, beside the plan. */
export interface VenueFacts extends LaidVenue {
  /** Seats for wheelchairs, by guid. */
  readonly accessible: readonly string[]
  /** What shoppers read of a seat, by guid. */
  readonly notes: Readonly<Record<string, Localized>>
  /** What shoppers read of a category, by its name in the plan. */
  readonly categories?: Readonly<Record<string, Localized>>
  readonly seatSizeFactor?: number
  /** Where people look, in plan units, where it is neither the middle of the drawn stage nor of a side. */
  readonly focalPoint?: Point
  /** Where the venue is; every imported venue has it. */
  readonly address?: VenueAddress
  readonly views?: readonly SeatView[]
}

/** Of a venue's file; what the studio has no field for, such as a position, is kept. */
export interface VenueAddress {
  readonly addressLine1?: string
  readonly city?: string
  /** Postal abbreviation. */
  readonly provinceState?: string
  readonly postalCode?: string
  readonly country?: string
}

/** The stage as seen from a zone; `rows` and `seats` make it more exact. */
export interface SeatView {
  readonly zone: string
  readonly image: string
  readonly description: Localized
  readonly rows?: { readonly from: string; readonly to: string }
  readonly seats?: readonly string[]
}

/** A picture under the drawing. Its bytes are kept apart, by id: a drawing is copied often, a photo never. */
export interface TracedPicture {
  readonly id: string
  /** Of its middle, in plan units. */
  readonly x: number
  readonly y: number
  /** In pixels of the picture. */
  readonly width: number
  readonly height: number
  /** Plan units a pixel. */
  readonly scale: number
  /** Degrees clockwise. */
  readonly rotation: number
  /** 0 to 1. */
  readonly opacity: number
  readonly locked: boolean
}

/** The files that were opened, as they were: what is not touched is written back byte for byte. */
export interface SourceFiles {
  readonly name: string
  readonly planText: string | undefined
  readonly venueText: string | undefined
  /** Where the files come from, when they are a site's own. */
  readonly site?: SiteVenue
}

/** A venue of a site that sells. */
export interface SiteVenue {
  readonly subdomain: string
  readonly venueId: string
  /** Of the files as they were read: another one means that somebody else saved. None of a venue that is not there yet. */
  readonly revision?: string
  /** Seats that are sold or held at any event, by guid. They stay where and what they are. */
  readonly locked: Readonly<Record<string, "sold" | "held">>
}

/** All that is drawn. Immutable: every edit makes another one that shares what it did not touch. */
export interface StudioDocument {
  readonly plan: SeatingPlan
  readonly venue: VenueFacts
  readonly picture: TracedPicture | undefined
  readonly source: SourceFiles
}

export const noFacts = (name: string): VenueFacts => ({
  name: { fr: name, en: name },
  accessible: [],
  notes: {},
})

/** Plan units between seats of a new drawing: what pretix's own editor draws. */
export const NEW_PITCH = 25

export function emptyDocument(name: string, zone: string, category: string): StudioDocument {
  const plan: SeatingPlan = {
    name,
    zones: [{ name: zone, position: { x: 0, y: 0 }, rows: [], areas: [] }],
    categories: [{ name: category, color: "#0072B2" }],
    size: { width: 1000, height: 800 },
  }
  return documentOf(plan, name)
}

export const documentOf = (
  plan: SeatingPlan,
  name: string,
  {
    planText,
    venueText,
    venue,
    site,
  }: { planText?: string; venueText?: string; venue?: VenueFacts; site?: SiteVenue } = {},
): StudioDocument => ({
  plan,
  venue: venue ?? noFacts(plan.name),
  picture: undefined,
  source: { name, planText, venueText, ...(site === undefined ? {} : { site }) },
})
