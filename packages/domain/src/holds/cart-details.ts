/** One ticket of a cart line; a place in general admission has no seat [HOLD-008]. */
export type CartDetail = {
  idCartLine: string
  seat?: string | undefined
  row?: string | undefined
  section?: string | undefined
  level?: string | undefined
}

export type CartDetailsError = "wrong-count" | "repeated-line"

/** What is wrong with the details of a line: there is one for each ticket, and no two are the same [HOLD-008]. */
export function cartDetailsError(details: readonly CartDetail[], qty: number): CartDetailsError | undefined {
  if (details.length !== qty) return "wrong-count"
  return new Set(details.map(({ idCartLine }) => idCartLine)).size === qty ? undefined : "repeated-line"
}

/** The columns of places, in the order they are read. */
const PLACE_COLUMNS = ["level", "section", "row", "seat"] as const

export type PlaceColumn = (typeof PLACE_COLUMNS)[number]

/** The columns some ticket has something for; general admission has none [HOLD-008] [TICK-005]. */
export const placeColumns = (
  places: readonly { readonly [column in PlaceColumn]?: string | undefined }[],
): PlaceColumn[] => PLACE_COLUMNS.filter((column) => places.some((place) => (place[column] ?? "") !== ""))
