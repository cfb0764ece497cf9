import { createSeatMap, englishLabels, lightTheme } from "@parterre/seat-map"
import { readPlan } from "@parterre/seating-plans/plan"
import { placesOf, reshaped } from "@parterre/seating-plans/rows"
import { Stage } from "../../examples/studio/src/canvas/stage.ts"
import type { Surroundings } from "../../examples/studio/src/canvas/surroundings.ts"
import { planIndex } from "../../examples/studio/src/document/plan-index.ts"
import { nothing, rowSelection, seatsChosen } from "../../examples/studio/src/document/selection.ts"
import { SessionStore } from "../../examples/studio/src/document/session-store.ts"
import { documentOf } from "../../examples/studio/src/document/studio-document.ts"
import { chosenBlock, makerFor } from "../../examples/studio/src/edits/rows.ts"
import { shopperVenue } from "../../examples/studio/src/preview/shopper-venue.ts"
import { makeTools } from "../../examples/studio/src/tools/tools.ts"
import { type Frames, painted, rest, summary, whileFrames, workOf } from "../seat-map/frames.ts"

const host = document.getElementById("map") as HTMLElement
const surroundings: Surroundings = {
  language: "en",
  scheme: "light",
  say: (key: string) => key,
  faulty: new Set(),
  locked: new Set(),
  pictureUrl: undefined,
  spots: [],
}

let store: SessionStore
let stage: Stage

const MOVING_MS = 1_500
const DRAGS = 40

function newStage(): Stage {
  const tools = makeTools((dx, dy) => stage.pan(dx, dy))
  return new Stage(host, store, (name) => tools[name], surroundings)
}

interface Moves {
  readonly pan: Frames
  readonly zoom: Frames
}

const bench = {
  /** Milliseconds from the text of the file to the first picture of every seat. */
  async open(text: string): Promise<number> {
    const start = performance.now()
    const reading = readPlan(text)
    if ("faults" in reading) throw new Error(reading.faults[0]?.message.en)
    store = new SessionStore(documentOf(reading.plan, "bench", { planText: text }))
    stage = newStage()
    return (await painted()) - start
  },

  /** The sheet goes to and fro, with what is chosen at the time. */
  async pan(): Promise<Frames> {
    await rest()
    const times = await whileFrames(MOVING_MS, (share) =>
      stage.pan(Math.sin(share * 20) * 9, Math.cos(share * 17) * 7),
    )
    return summary(times)
  },

  /** With nothing chosen, as shoppers see the plan. */
  async moves(): Promise<Moves> {
    store.act({ type: "select", selection: nothing })
    const pan = await bench.pan()
    await rest()
    const zoom = await whileFrames(MOVING_MS, (share) =>
      stage.zoom(Math.sin(share * 2 * Math.PI) >= 0 ? 1.02 : 1 / 1.02),
    )
    stage.fit()
    return { pan, zoom: summary(zoom) }
  },

  /** What each move of a drag takes until it is painted. */
  async drag(what: "seat" | "row"): Promise<Frames> {
    await rest()
    const { rows } = planIndex(store.state().history.present.plan)
    const row = rows[Math.floor(rows.length / 2)]!
    const seat = row.seats[2]!
    store.act({ type: "picking", picking: what })
    store.act({ type: "select", selection: what === "row" ? rowSelection(row) : seatsChosen([seat.guid]) })
    const { x, y } = stage.screenOf(seat)
    const send = (type: string, dx: number) =>
      host.dispatchEvent(
        new PointerEvent(type, { clientX: x + dx, clientY: y + dx / 2, pointerId: 1, bubbles: true }),
      )
    send("pointerdown", 0)
    const times: number[] = []
    for (let step = 1; step <= DRAGS; step += 1) {
      const before = performance.now()
      send("pointermove", 5 + step)
      times.push((await painted()) - before)
    }
    const before = performance.now()
    send("pointerup", 5 + DRAGS)
    times.push((await painted()) - before)
    return summary(times)
  },

  /** A hundred rows of forty in another curve: laid out anew, and as a pull at their handle paints it. */
  curve(): { readonly laid: number; readonly seats: number } {
    const { plan } = store.state().history.present
    const rows = planIndex(plan).rows.filter(({ zone }) => zone === 0)
    const found = chosenBlock(plan, rows)
    if (found === undefined) throw new Error("The rows are no block")
    const { block, rows: drawn } = found
    const times = [4_000, 5_000, 6_000, 7_000, 8_000].map((radius) => {
      const before = performance.now()
      const laid = reshaped(drawn, block, { ...block, radius }, makerFor(plan))
      if ("fault" in laid) throw new Error(laid.fault.message.en)
      return performance.now() - before
    })
    return { laid: summary(times).median, seats: drawn.flatMap(placesOf).length }
  },

  /** To the picture before the gesture, the drag of a row, and back. */
  async undo(): Promise<Frames> {
    const times: number[] = []
    for (const action of ["undo", "redo", "undo", "redo", "undo", "redo", "undo"] as const) {
      await rest(300)
      times.push(await workOf(() => store.act({ type: action })))
    }
    return summary(times)
  },

  /** The shopper's map of the same plan, moved in the same way; the studio comes back after it. */
  async shopper(): Promise<Moves> {
    const { present } = store.state().history
    stage.destroy()
    const shop = shopperVenue(present, "en")
    const map = createSeatMap(host, {
      venue: shop.venue,
      theme: lightTheme,
      labels: englishLabels(),
      // As the studio does, it shows every seat.
      allSeats: true,
      onEvent: () => undefined,
    })
    for (const { id, rows, details } of shop.sections.values()) map.setSection(id, rows, details)
    await painted()
    await rest()
    const pan = await whileFrames(MOVING_MS, (share) =>
      map.pan(Math.sin(share * 20) * 9, Math.cos(share * 17) * 7),
    )
    await rest()
    const zoom = await whileFrames(MOVING_MS, (share) => {
      const { left, top, width, height } = host.getBoundingClientRect()
      const deltaY = Math.sin(share * 2 * Math.PI) >= 0 ? -12 : 12
      host.querySelector("canvas")?.dispatchEvent(
        new WheelEvent("wheel", {
          deltaY,
          clientX: left + width / 2,
          clientY: top + height / 2,
          bubbles: true,
          cancelable: true,
        }),
      )
    })
    map.destroy()
    stage = newStage()
    await painted()
    return { pan: summary(pan), zoom: summary(zoom) }
  },
}

declare global {
  interface Window {
    studioBench: typeof bench
  }
}
window.studioBench = bench
