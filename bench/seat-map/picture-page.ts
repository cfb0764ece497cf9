import {
  createSeatMap,
  darkTheme,
  englishLabels,
  frenchLabels,
  lightTheme,
  type SeatMapHandle,
} from "@parterre/seat-map"
import type { BenchVenue } from "./venues/bench-venue.ts"
import { arena, theatre } from "./venues/pictured-venues.ts"

export interface MountOptions {
  readonly dark?: boolean
  readonly all?: boolean
  readonly french?: boolean
}

/** What the runner calls inside the browser. */
export interface PicturePage {
  synthetic(name: string): BenchVenue
  mount(source: BenchVenue, options?: MountOptions): SeatMapHandle
  zoomTo(handle: SeatMapHandle, scale: number, x: number, y: number): Promise<void>
  /** The seat at a place of the screen, as the map's own hover tells it. */
  seatAt(x: number, y: number): string | undefined
  settled(): Promise<void>
}

const container = document.getElementById("map")!
let current: SeatMapHandle | undefined
let hovered: string | undefined

const pictures: PicturePage = {
  synthetic: (name) => (name === "theatre" ? theatre() : arena(Number(name))),
  mount(source, { dark = false, all = false, french = false } = {}) {
    current?.destroy()
    const load = (id: string) =>
      handle.setSection(id, source.rows.get(id) ?? [], source.details.get(id) ?? [])
    const handle = createSeatMap(container, {
      venue: source.venue,
      theme: dark ? darkTheme : lightTheme,
      labels: french ? frenchLabels() : englishLabels(),
      allSeats: all,
      onEvent(event) {
        if (event.type === "seat-hover") hovered = event.seatId
        if (event.type === "sections-needed") queueMicrotask(() => event.sectionIds.forEach(load))
      },
    })
    if (all || handle.view().mode === "full") for (const id of source.rows.keys()) load(id)
    current = handle
    return handle
  },
  async zoomTo(handle, scale, x, y) {
    const wheel = (deltaY: number) =>
      document
        .querySelector("canvas")
        ?.dispatchEvent(
          new WheelEvent("wheel", { deltaY, ctrlKey: true, clientX: x, clientY: y, cancelable: true }),
        )
    for (let i = 0; i < 30 && Math.abs(Math.log(scale / handle.view().scale)) > 0.001; i++)
      wheel(Math.max(-200, Math.min(200, -Math.log(scale / handle.view().scale) / 0.01)))
    await pictures.settled()
  },
  seatAt(clientX, clientY) {
    const move = { clientX, clientY, pointerId: 1, pointerType: "mouse" }
    document.querySelector("canvas")?.dispatchEvent(new PointerEvent("pointermove", move))
    return hovered
  },
  settled: () => new Promise((resolve) => setTimeout(resolve, 700)),
}

declare global {
  interface Window {
    pictures: PicturePage
  }
}
window.pictures = pictures
