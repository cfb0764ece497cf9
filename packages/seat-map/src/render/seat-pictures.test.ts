import { beforeEach, expect, it, vi } from "vitest"
import type { View } from "../geometry/view.ts"
import { SeatBook } from "../scene/seat-book.ts"
import type { MapSection } from "../venue.ts"
import type { SeatPalette } from "./seat-paint.ts"
import { SeatPictures } from "./seat-pictures.ts"
import { Stage } from "./stage.ts"

/** A canvas that takes whatever is drawn, and is lost and given back when a test says so. */
class FakeCanvas {
  width = 0
  height = 0
  oncontextrestored: (() => void) | null = null
  getContext() {
    return {
      canvas: this,
      createImageData: (width: number, height: number) => ({
        data: new Uint8ClampedArray(width * height * 4),
      }),
      putImageData: () => undefined,
    }
  }
}

let made: FakeCanvas[] = []
beforeEach(() => {
  made = []
  const createElement = () => {
    const canvas = new FakeCanvas()
    made.push(canvas)
    return canvas
  }
  vi.stubGlobal("document", { createElement })
  vi.stubGlobal("window", { devicePixelRatio: 1 })
})

const plan = { left: 0, top: 0, right: 100, bottom: 100 }

function loadedSection() {
  const section: MapSection = {
    ...{ id: "A", name: "A", polygons: [], numberOfSeats: 1 },
    ...{ priceLevels: ["gold"], colors: [] },
  }
  const seat = { id: "A0", name: "1", x: 50, y: 50, order: 0, rotation: 0 }
  const row = { id: "A-0", name: "A", type: "SEAT" as const, seats: [seat] }
  return new SeatBook(4, ["gold"]).load(
    { id: "floor", name: "Floor", sections: [section] },
    section,
    [row],
    [],
  )
}

it("draws seats again whose picture was lost while the page was out of sight", () => {
  const told = vi.fn()
  const canvas = new FakeCanvas() as unknown as HTMLCanvasElement
  const palette = { levels: [], unknown: { plain: { fill: "#888888" } }, taken: "#888888" }
  const pictures = new SeatPictures(new Stage(canvas, plan, told), 4, palette as unknown as SeatPalette)
  pictures.add(loadedSection())
  const view: View = { center: { x: 50, y: 50 }, scale: 0.5, width: 100, height: 100 }
  const isDrawn = () => pictures.work(plan, view, true, () => true).drawn
  expect([isDrawn(), isDrawn()]).toEqual([true, false])
  made.at(-1)?.oncontextrestored?.()
  expect(told).toHaveBeenCalledTimes(1)
  expect([isDrawn(), isDrawn()]).toEqual([true, false])
})

it("tells that the map or its plate was lost, so that both are painted again", () => {
  const told = vi.fn()
  const canvas = new FakeCanvas()
  new Stage(canvas as unknown as HTMLCanvasElement, plan, told)
  expect(made).toHaveLength(1)
  for (const lost of [canvas, ...made]) lost.oncontextrestored?.()
  expect(told).toHaveBeenCalledTimes(2)
})
