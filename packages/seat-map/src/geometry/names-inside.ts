import { height, width } from "./bounds.ts"
import { isClearOf, type Standing, standing } from "./name-ground.ts"
import type { NameRoom } from "./name-room.ts"
import type { NameRequest, Surroundings } from "./placed-name.ts"
import { type Wording, worded, wordings } from "./wording.ts"

/** CSS pixels: the largest name, the least that reads at ease, and the least that can be read. */
export const NAME_PX = { most: 15, easy: 11, least: 9.5 }

/** The common size, and whether details are told, leaves a quarter of the names to be smaller: slivers at the edge of the map do not count. */
const MOST_OF = 0.75

interface Fit {
  readonly id: string
  readonly wording: Wording
  readonly room: NameRoom
  readonly size: number
}

/**
 * Names in filled regions: level in one line, then in two, then along the region; smaller only when all fail. When one
 * numbered region has no room for its whole name in one line, its siblings are shortened with it. The names of a group
 * have one size as far as they have room, and a detail below where most have room for that too.
 */
export function placedInside(requests: readonly NameRequest[], around: Surroundings): Standing[] {
  const placed: Standing[] = []
  for (const group of Map.groupBy(requests, ({ group }) => group).values()) {
    const isTight = group.some(
      (request) =>
        request.short !== undefined &&
        firstFit(request, request.text, NAME_PX.easy, [false])?.wording.lines.length !== 1,
    )
    const textOf = (request: NameRequest) => (isTight ? request.short : undefined) ?? request.text
    const detailed = group.map((request) =>
      request.detail === undefined
        ? undefined
        : firstFit(request, textOf(request), NAME_PX.easy, [false], request.detail),
    )
    const isRoomy = detailed.filter((fit) => fit !== undefined).length >= group.length * MOST_OF
    const fits = group.flatMap((request, i): Fit[] => {
      const text = textOf(request)
      const fit =
        (isRoomy ? detailed[i] : undefined) ??
        firstFit(request, text, NAME_PX.easy, [false, true]) ??
        firstFit(request, text, NAME_PX.least, [true, false])
      return fit === undefined ? [] : [{ id: request.id, ...fit }]
    })
    const sizes = fits.map(({ size }) => size).sort((a, b) => b - a)
    const common = Math.max(
      NAME_PX.easy,
      Math.min(NAME_PX.most, sizes[Math.floor(sizes.length * MOST_OF)] ?? 0),
    )
    for (const { id, wording, room, size } of fits) {
      const place = { at: room.at, angle: room.angle, standing: "region" } as const
      const name = standing(id, wording, Math.min(size, common), place, around.scale)
      if (isClearOf(name, placed, 0)) placed.push(name)
    }
  }
  return placed

  function firstFit(
    { room: find, bounds }: NameRequest,
    text: string,
    least: number,
    ways: readonly boolean[],
    detail?: string,
  ) {
    const longest = Math.hypot(width(bounds), height(bounds)) * around.scale
    const names = wordings(text, around.measure)
    const told =
      detail === undefined ? names : names.map(({ lines }) => worded([...lines, detail], around.measure))
    for (const along of ways)
      for (const wording of told) {
        // From afar most names need not be tried.
        const room =
          longest < wording.wide * least
            ? undefined
            : find?.(wording.wide / wording.tall, along, (NAME_PX.most * wording.tall) / around.scale)
        const size = ((room?.height ?? 0) / wording.tall) * around.scale
        if (room !== undefined && size >= least) return { wording, room, size }
      }
    return undefined
  }
}
