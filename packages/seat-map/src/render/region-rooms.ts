import { cornersOf, longAxis, type NameRoom, nameRoom } from "../geometry/name-room.ts"
import type { Polygon } from "../geometry/polygon.ts"
import { known } from "../scene/known.ts"
import type { MapSection } from "../venue.ts"

interface Found {
  /** In the middle of the region. */
  readonly middle: NameRoom | undefined
  /** Anywhere in it; looked for when the middle is not enough. */
  roomiest?: NameRoom | undefined
}

/** Where names fit in regions, found once for each shape of a name. */
export class RegionRooms {
  readonly #corners = new Map<MapSection, readonly Polygon[]>()
  readonly #rooms = new Map<MapSection, Map<number, Found>>()

  /**
   * The room in the middle when it is `enough` high, else the roomiest: never what an earlier scale made of it. `part` is
   * what is seen of the region, if not the whole.
   */
  find(
    section: MapSection,
    aspect: number,
    along: boolean,
    enough: number,
    part?: readonly Polygon[],
  ): NameRoom | undefined {
    if (part !== undefined) return roomiest(part.map(cornersOf), aspect, along, enough)
    const rooms = known(this.#rooms, section, () => new Map<number, Found>())
    const corners = known(this.#corners, section, () => section.polygons.map(cornersOf))
    const found = known(
      rooms,
      along ? -aspect : aspect,
      (): Found => ({
        middle: roomiest(corners, aspect, along, 0),
      }),
    )
    if ((found.middle?.height ?? 0) >= enough) return found.middle
    if (!("roomiest" in found)) found.roomiest = roomiest(corners, aspect, along, Infinity)
    return found.roomiest
  }
}

function roomiest(polygons: readonly Polygon[], aspect: number, along: boolean, enough: number) {
  return polygons
    .map((polygon) => nameRoom(polygon, aspect, along ? longAxis(polygon) : 0, enough))
    .reduce((best, room) => ((room?.height ?? 0) > (best?.height ?? 0) ? room : best), undefined)
}
