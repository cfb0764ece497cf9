import { createSeatMap, englishLabels, lightTheme } from "@parterre/seat-map"
import { painted, rest, whileFrames } from "./frames.ts"
import { pictureDigest } from "./picture-digest.ts"
import type { BenchVenue } from "./venues/bench-venue.ts"

export interface LiveChange {
  readonly seats: number
  /** Frames until the picture stopped changing. */
  readonly frames: number
  readonly milliseconds: number
}

/** Sells a thousand seats at once on a map that shows them all. */
export async function liveChange(container: HTMLElement, source: BenchVenue): Promise<LiveChange> {
  const map = mounted(container, source)
  await rest(3000)
  const sold = [...source.details]
    .flatMap(([sectionId, details]) =>
      details.filter(({ sellable }) => sellable).map((detail) => ({ sectionId, detail })),
    )
    .filter((_, i) => i % 17 === 0)
    .slice(0, 1000)
  const bySection = Map.groupBy(sold, ({ sectionId }) => sectionId)
  const before = pictureDigest(container)
  const start = performance.now()
  for (const [sectionId, own] of bySection)
    map.setDetails(
      sectionId,
      own.map(({ detail }) => ({ ...detail, sellable: false })),
    )
  const seen: { digest: number | undefined; at: number }[] = []
  for (let i = 0; i < 12; i++) {
    const at = await painted()
    seen.push({ digest: pictureDigest(container), at })
  }
  const last = seen.at(-1)?.digest
  if (last === before) throw new Error("The sold seats look as before")
  const frame = seen.findIndex(({ digest }) => digest === last)
  map.destroy()
  return { seats: sold.length, frames: frame + 1, milliseconds: (seen[frame]?.at ?? 0) - start }
}

/** Opens and closes the map that often, each time with its seats drawn and a seat under the pointer. */
export async function leaks(container: HTMLElement, source: BenchVenue, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const map = mounted(container, source)
    await whileFrames(30, () => map.pan(1, 0))
    map.destroy()
  }
  await rest(300)
}

function mounted(container: HTMLElement, { venue, rows, details }: BenchVenue) {
  const map = createSeatMap(container, {
    venue,
    theme: lightTheme,
    labels: englishLabels(),
    allSeats: true,
    onEvent() {},
  })
  for (const [id, own] of rows) map.setSection(id, own, details.get(id) ?? [])
  return map
}
