import type { MapRow, SeatDetail } from "@parterre/seat-map"
import { contenders } from "./contenders/all.ts"
import { CANVAS, type MountedMap } from "./contenders/contender.ts"
import { type Frames, painted, rest, summary, whileFrames } from "./frames.ts"
import { hitTests } from "./hit-tests.ts"
import { type LiveChange, leaks, liveChange } from "./live.ts"
import { pictureDigest } from "./picture-digest.ts"
import { type BenchSeat, type BenchVenue, seatsOf } from "./venues/bench-venue.ts"
import { type BowlSize, bowl } from "./venues/bowl.ts"

/** Far enough for the map to need new ground on the way. */
const PAN_REACH = 300
const CLOSE_SCALE = 3

/** What the runner calls inside the browser, in this order. */
export interface BenchPage {
  useBowl(seats: BowlSize): void
  /** A demo tenant's plan, carried over as entries because maps do not travel. */
  useVenue(venue: CarriedVenue): void
  /** Milliseconds from data in memory to the first frame painted, and to the last change of that picture. */
  mount(name: string): Promise<{ readonly first: number; readonly whole: number }>
  pan(): Promise<Frames | undefined>
  /** Fit to close and back. */
  zoom(): Promise<Frames | undefined>
  comeClose(): Promise<boolean>
  /** Places on the page of twenty sellable seats in view. */
  seatPlaces(): { x: number; y: number }[]
  /** From the release of the mouse button to the painted frame after it, for each click so far. */
  clickTimes(): number[]
  selected(): number
  elements(): number
  hitTests(): { gridMicroseconds: number; paperMilliseconds: number }
  liveChange(): Promise<LiveChange>
  mountAndLeave(times: number): Promise<void>
}

export interface CarriedVenue extends Omit<BenchVenue, "rows" | "details"> {
  readonly rows: readonly (readonly [string, readonly MapRow[]])[]
  readonly details: readonly (readonly [string, readonly SeatDetail[]])[]
}

const container = document.getElementById("map") as HTMLElement
let venue: BenchVenue
let seats: readonly BenchSeat[] = []
let map: MountedMap
let elementsBefore = 0
const clicks: number[] = []

function use(chosen: BenchVenue) {
  venue = chosen
  seats = seatsOf(chosen)
}

const page: BenchPage = {
  useBowl: (size) => use(bowl(size)),
  useVenue: ({ rows, details, ...rest }) => use({ ...rest, rows: new Map(rows), details: new Map(details) }),
  async mount(name) {
    const contender = contenders.find((one) => one.name === name)
    if (contender === undefined) throw new Error(`No contender is called ${name}`)
    elementsBefore = document.querySelectorAll("*").length
    const start = performance.now()
    map = contender.mount(container, venue, seats)
    const first = (await painted()) - start
    if (pictureDigest(container) === 0) throw new Error(`${name} begins with an empty picture`)
    return { first, whole: (await lastChange(start + first)) - start }
  },
  async pan() {
    const { pan } = map
    if (pan === undefined) return undefined
    let before = { x: 0, y: 0 }
    map.startPan?.()
    const times = await whileFrames(3000, (share) => {
      const turn = share * 3000 * 0.0025
      const at = { x: Math.sin(turn) * PAN_REACH, y: Math.sin(turn * 0.7) * PAN_REACH * 0.4 }
      pan(at.x - before.x, at.y - before.y)
      before = at
    })
    pan(-before.x, -before.y)
    map.endPan?.()
    await rest()
    return summary(times)
  },
  async zoom() {
    const { zoom } = map
    if (zoom === undefined) return undefined
    const home = map.scale()
    const times = await whileFrames(3000, (share) => {
      const wanted = home * (CLOSE_SCALE / home) ** ((1 - Math.cos(share * 2 * Math.PI)) / 2)
      zoom(wanted / map.scale())
    })
    zoom(home / map.scale())
    await rest()
    return summary(times)
  },
  async comeClose() {
    if (map.zoom === undefined) return false
    for (let i = 0; i < 40 && Math.abs(map.scale() / CLOSE_SCALE - 1) > 0.001; i++)
      map.zoom(Math.max(0.5, Math.min(2, CLOSE_SCALE / map.scale())))
    await rest(1200)
    // The middle of a bowl is empty: the nearest seat comes to the middle of the canvas.
    const [x, y] = [CANVAS.width / 2, CANVAS.height / 2]
    const distance = (seat: BenchSeat) => {
      const at = map.place?.(seat)
      return at === undefined ? Infinity : Math.hypot(at.x - x, at.y - y)
    }
    const nearest = map.place === undefined ? undefined : nearestOf(distance)
    const at = nearest === undefined ? undefined : map.place?.(nearest)
    map.startPan?.()
    if (at !== undefined) map.pan?.(x - at.x, y - at.y - 100)
    map.endPan?.()
    await rest(1200)
    return true
  },
  seatPlaces() {
    const inside: { x: number; y: number }[] = []
    for (const seat of seats) {
      if (!seat.sellable || inside.length === 20) continue
      const at = map.place?.(seat)
      if (at === undefined || at.x < 60 || at.y < 60 || at.x > CANVAS.width - 60 || at.y > CANVAS.height - 60)
        continue
      inside.push(at)
    }
    return inside
  },
  clickTimes: () => clicks,
  selected: () => map.selected?.() ?? 0,
  elements: () => document.querySelectorAll("*").length - elementsBefore,
  hitTests: () => hitTests(venue, seats),
  liveChange: () => liveChange(container, venue),
  mountAndLeave: (times) => leaks(container, venue, times),
}

/** Looking up an element's place is slow in some libraries, so only one seat in forty is asked. */
function nearestOf(distance: (seat: BenchSeat) => number): BenchSeat | undefined {
  let best: BenchSeat | undefined
  let least = Infinity
  for (let i = 0; i < seats.length; i += 40) {
    const seat = seats[i] as BenchSeat
    const far = distance(seat)
    if (far < least) [best, least] = [seat, far]
  }
  return best
}

/** When the picture changed for the last time: canvases are looked at, other pictures are whole with their first frame. */
async function lastChange(first: number): Promise<number> {
  let changed = first
  let before = pictureDigest(container)
  if (before === undefined) return changed
  for (let quiet = 0; quiet < 25; quiet++) {
    const now = await painted()
    const digest = pictureDigest(container)
    if (digest === before) continue
    before = digest
    changed = now
    quiet = 0
  }
  return changed
}

window.addEventListener(
  "pointerup",
  ({ isTrusted, timeStamp }) => {
    if (isTrusted) void painted().then((now) => clicks.push(now - timeStamp))
  },
  { capture: true },
)

declare global {
  interface Window {
    bench: BenchPage
  }
}
window.bench = page
