/** A place on the plan, in plan units (seats of a row are usually about 10 units apart), or on screen, in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A venue as the map needs it. Names are already in the shopper's language; amounts are cents. */
export interface MapVenue {
  readonly id: string
  readonly levels: readonly MapLevel[]
  readonly priceLevels: readonly MapPriceLevel[]
  readonly imageUrl?: string | undefined
  readonly scaleImage?: number | undefined
  readonly seatSizeFactor?: number | undefined
  readonly decorations?: readonly Decoration[] | undefined
  readonly bounds?:
    | { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
    | undefined
}

export interface MapLevel {
  readonly id: string
  readonly name: string
  readonly sections: readonly MapSection[]
}

/** `rows` is absent until the seats of the section are loaded. */
export interface MapSection {
  readonly id: string
  readonly name: string
  readonly kind?: "seats" | "general-admission" | undefined
  readonly rows?: readonly MapRow[] | undefined
  readonly polygons: readonly (readonly Point[])[]
  readonly numberOfSeats: number
  readonly priceLevels: readonly string[]
  readonly colors: readonly string[]
  /** Pictures of the stage from here; the most exact one is shown beside a seat. */
  readonly views?: readonly MapSeatView[] | undefined
}

/** A picture of the stage as seen from the seats it names, else from the rows, else from the whole section. */
export interface MapSeatView {
  readonly imageUrl: string
  readonly rowIds?: readonly string[] | undefined
  readonly seatIds?: readonly string[] | undefined
}

export interface MapRow {
  readonly id: string
  readonly name: string
  readonly type: "SEAT" | "TABLE"
  readonly seats: readonly MapSeat[]
}

export interface MapSeat {
  readonly id: string
  readonly name: string
  readonly order: number
  readonly x: number
  readonly y: number
  readonly rotation: number
  readonly accessible?: boolean | undefined
}

/** What may be sold where. A seat without a detail is not sellable. */
export interface SeatDetail {
  readonly seatId: string
  readonly priceLevelId?: string | null | undefined
  readonly invisible: boolean
  readonly sellable: boolean
  readonly note?: string | undefined
}

export interface MapPriceLevel {
  readonly id: string
  readonly name?: string | undefined
  readonly color: string
  readonly min: number
  readonly max: number
  /** The prices that it is sold at, as its organiser lists them; without them it is told from `min`. */
  readonly prices?: readonly MapPrice[] | undefined
}

/** Cents. */
export interface MapPrice {
  readonly price: number
  readonly serviceCharges: number
  readonly soldout?: boolean | undefined
}

/** A shape that is no seat: the stage, a bar, a wall. It turns about its own position. */
export interface Decoration {
  readonly shape: "polygon" | "circle" | "ellipse" | "rectangle" | "text"
  readonly position: Point
  readonly rotation?: number | undefined
  readonly color?: string | undefined
  readonly borderColor?: string | undefined
  readonly polygon?: { readonly points: readonly Point[] } | undefined
  readonly circle?: { readonly radius: number } | undefined
  readonly ellipse?: { readonly radius: Point } | undefined
  readonly rectangle?: { readonly width: number; readonly height: number } | undefined
  readonly text?: DecorationText | undefined
  /** What seats look at: while it is out of sight, the map says which way it is. */
  readonly front?: boolean | undefined
}

export interface DecorationText {
  readonly text: string
  readonly size?: number | undefined
  readonly color?: string | undefined
  readonly position?: Point | undefined
}
