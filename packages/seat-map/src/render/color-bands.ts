import type { Bounds } from "../geometry/bounds.ts"
import { cornersOf, longAxis, type NameRoom, nameRoom } from "../geometry/name-room.ts"
import { NAME_PX } from "../geometry/names-inside.ts"
import type { PlacedName } from "../geometry/placed-name.ts"
import { bandsFrom, clipped, type Polygon } from "../geometry/polygon.ts"
import { worded } from "../geometry/wording.ts"
import { known } from "../scene/known.ts"
import type { SectionShape } from "../scene/section-shapes.ts"
import type { MapSection, Point } from "../venue.ts"

/** A band must be roomier than one further out by so much to be better: neighbours choose alike. */
const WORTH_COMING_IN = 1.1

interface Band {
  readonly color: string
  readonly corners: Polygon
}

interface BandRoom extends Band {
  readonly room: NameRoom | undefined
}

/** A name's place in the part of its region that is filled in one colour. */
export interface BandPlace extends Pick<PlacedName, "at" | "angle" | "size"> {
  readonly color: string
}

interface Look {
  readonly scale: number
  readonly seen: Bounds
  /** Width of the text in ems. */
  readonly measure: (text: string) => number
}

/** The parts of regions that are filled in one colour, as rooms for names. */
export class ColorBands {
  readonly #eye: Point
  readonly #bands = new Map<MapSection, readonly Band[]>()
  readonly #whole = new Map<string, BandRoom | undefined>()

  /** `eye` is where bands begin, as they are drawn. */
  constructor(eye: Point) {
    this.#eye = eye
  }

  /**
   * Places for the names of regions of several colours, by id: in one colour they need no halo. The regions of a level
   * are named alike: all in their bands, in one size, or none.
   */
  places(
    names: readonly PlacedName[],
    shapes: ReadonlyMap<string, SectionShape>,
    look: Look,
  ): Map<string, BandPlace> {
    const places = new Map<string, BandPlace>()
    const fits = names.flatMap((name) => {
      const shape = shapes.get(name.id)
      if (shape === undefined || name.standing !== "region" || shape.section.colors.length < 2) return []
      const { wide, tall } = worded(name.lines, look.measure)
      const aspect = wide / tall
      const band = this.#roomiest(shape.section, aspect, name.angle !== 0)
      if (band === undefined) return []
      return [{ name, shape, aspect, tall, band, size: ((band.room?.height ?? 0) * look.scale) / tall }]
    })
    for (const level of Map.groupBy(fits, ({ shape }) => shape.level.id).values()) {
      const own = Math.min(...level.map(({ name }) => name.size))
      const size = Math.min(own, ...level.map((fit) => fit.size))
      if (size < Math.min(NAME_PX.easy, own)) continue
      for (const { name, aspect, tall, band } of level) {
        const room = roomIn(clipped(band.corners, look.seen), aspect, name.angle !== 0)
        if (room !== undefined && room.height * look.scale >= size * tall)
          places.set(name.id, { at: room.at, angle: room.angle, size, color: band.color })
      }
    }
    return places
  }

  /** The band with the most room for a name `aspect` times as wide as high, whatever is seen of it. */
  #roomiest(section: MapSection, aspect: number, along: boolean): BandRoom | undefined {
    return known(this.#whole, `${section.id} ${aspect} ${along}`, () => {
      let best: BandRoom | undefined
      for (const band of this.#bandsOf(section)) {
        const room = roomIn(band.corners, aspect, along)
        if ((room?.height ?? 0) * WORTH_COMING_IN >= (best?.room?.height ?? 0)) best = { ...band, room }
      }
      return best
    })
  }

  #bandsOf(section: MapSection): readonly Band[] {
    const { polygons, colors } = section
    return known(this.#bands, section, () =>
      polygons.flatMap((polygon) =>
        bandsFrom(this.#eye, polygon, colors.length).map((band, i) => ({
          color: colors[i]!,
          corners: cornersOf(band),
        })),
      ),
    )
  }
}

const roomIn = (polygon: Polygon, aspect: number, along: boolean) =>
  nameRoom(polygon, aspect, along ? longAxis(polygon) : 0)
