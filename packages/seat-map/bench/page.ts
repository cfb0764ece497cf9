import {
  createSeatMap,
  darkTheme,
  englishLabels,
  frenchLabels,
  lightTheme,
  type SeatMapHandle,
} from "../src/index.ts"
import { arena, type BenchVenue, theatre } from "./synthetic-venues.ts"

export interface MountOptions {
  readonly dark?: boolean
  readonly all?: boolean
  readonly french?: boolean
}

/** What the runner calls inside the browser. */
interface BenchPage {
  synthetic(name: string): BenchVenue
  mount(source: BenchVenue, options?: MountOptions): SeatMapHandle
  panFrames(handle: SeatMapHandle, milliseconds: number): Promise<number[]>
  zoomTo(handle: SeatMapHandle, scale: number, x: number, y: number): Promise<void>
  /** The seat at a place of the screen, as the map's own hover tells it. */
  seatAt(x: number, y: number): string | undefined
  settled(): Promise<void>
}

const container = document.getElementById("map")!
let current: SeatMapHandle | undefined
let hovered: string | undefined

const bench: BenchPage = {
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
  /** Pans to and fro, one step a frame, and answers the time between frames. */
  async panFrames(handle, milliseconds) {
    const times: number[] = []
    const start = performance.now()
    let before = start
    while (before - start < milliseconds) {
      handle.pan(Math.sin((before - start) / 200) * 12, 0)
      await new Promise(requestAnimationFrame)
      const now = performance.now()
      times.push(now - before)
      before = now
    }
    return times
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
    await bench.settled()
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
    bench: BenchPage
  }
}
window.bench = bench
