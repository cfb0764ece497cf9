import { height, shareInside, width } from "./bounds.ts"
import { isClearOf, type Standing, standing } from "./name-ground.ts"
import type { NameRequest, Surroundings } from "./placed-name.ts"
import { worded, wordings } from "./wording.ts"

/** CSS pixels: the largest name, the least that reads at ease, and the least that can be read. */
export const NAME_PX = { most: 15, easy: 11, least: 9.5 }

/** The common size, and what is told below names, leaves a quarter of them to be smaller: slivers at the edge of the map do not count. */
const MOST_OF = 0.75

/**
 * Names in filled regions: level in one line, then in two, then along the region; smaller only when all fail. When one
 * numbered region has no room for its whole name in one line, its siblings are shortened with it. The names of a group
 * have one size as far as they have room, and below them as many details as most have room for too.
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
    const { least, detailed } = toldBelow(group, textOf)
    const fits = group.map((request) => {
      const text = textOf(request)
      const plain =
        firstFit(request, text, NAME_PX.easy, [false, true]) ??
        firstFit(request, text, NAME_PX.least, [true, false])
      return { id: request.id, ways: [detailed(request), plain].flatMap((fit) => fit ?? []) }
    })
    const sizes = fits.flatMap(({ ways: [first] }) => first?.size ?? []).sort((a, b) => b - a)
    const common = Math.max(least, Math.min(NAME_PX.most, sizes[Math.floor(sizes.length * MOST_OF)] ?? 0))
    for (const { id, ways } of fits) {
      const name = ways
        .map(({ wording, room: { at, angle }, size }) =>
          standing(id, wording, Math.min(size, common), { at, angle, standing: "region" }, around.scale),
        )
        .find((one) => isClearOf(one, placed, 0))
      if (name !== undefined) placed.push(name)
    }
  }
  return placed

  /**
   * The most that can be told below most names of a group: at ease, else one line in the least letters; the shortest below the
   * others that have room. Those cut by the edge of the map do not count.
   */
  function toldBelow(group: readonly NameRequest[], textOf: (request: NameRequest) => string) {
    const whole = group.filter(({ bounds }) => shareInside(bounds, around.view) === 1)
    const asked = whole.length > 0 ? whole : group
    const ways = Math.max(...group.map(({ details = [] }) => details.length))
    const told =
      (least: number, way: number, ways = [false]) =>
      (request: NameRequest) => {
        const lines = request.details?.[way] ?? request.details?.at(-1)
        return lines && firstFit(request, textOf(request), least, ways, lines)
      }
    /** The shortest, along the region if need be. */
    const shortest = told(NAME_PX.easy, ways, [false, true])
    for (const least of [NAME_PX.easy, NAME_PX.least])
      for (let way = 0; way < ways; way++) {
        if (least < NAME_PX.easy && group.some(({ details = [] }) => (details[way]?.length ?? 0) > 1))
          continue
        const detailed = told(least, way)
        let lacking = 0
        if (asked.every((one) => detailed(one) !== undefined || ++lacking <= asked.length * (1 - MOST_OF)))
          return { least, detailed: (one: NameRequest) => detailed(one) ?? shortest(one) }
      }
    return {
      least: NAME_PX.easy,
      detailed: (one: NameRequest) => shortest(one) ?? told(NAME_PX.least, ways, [false, true])(one),
    }
  }

  function firstFit(
    { room: find, bounds }: NameRequest,
    text: string,
    least: number,
    ways: readonly boolean[],
    details: readonly string[] = [],
  ) {
    const [across, down] = [width(bounds) * around.scale, height(bounds) * around.scale]
    const longest = Math.hypot(across, down)
    const names = wordings(text, around.measure)
    const told =
      details.length === 0
        ? names
        : [
            ...names.map(({ lines }) => worded([...lines, ...details], around.measure)),
            // A region as flat as a ring of boxes has room in one line only.
            worded([[text, ...details].join(" · ")], around.measure),
          ]
    for (const along of ways)
      for (const wording of told) {
        // From afar most names need not be tried.
        const isTooLong = along
          ? longest < wording.wide * least
          : across < wording.wide * least || down < wording.tall * least
        const room = isTooLong
          ? undefined
          : find?.(wording.wide / wording.tall, along, (NAME_PX.most * wording.tall) / around.scale)
        const size = ((room?.height ?? 0) / wording.tall) * around.scale
        if (room !== undefined && size >= least) return { wording, room, size }
      }
    return undefined
  }
}
