import { SeatMapCanvas } from "@alisaitteke/seatmap-canvas"
import sheet from "@alisaitteke/seatmap-canvas/dist/esm/seatmap.canvas.css"
import type { BenchSeat } from "../venues/bench-venue.ts"
import type { Contender } from "./contender.ts"
import { dragOn, wheelOn } from "./hand.ts"

/** The best known open seat map with blocks, zoom and pan; it draws with d3 into SVG and is driven by events. */
export const seatmapCanvas: Contender = {
  name: "seatmap-canvas",
  mount(container, _venue, seats) {
    container.id = "seatmap-canvas"
    const style = document.createElement("style")
    style.textContent = sheet
    document.head.append(style)
    const map = new SeatMapCanvas("#seatmap-canvas", {
      legend: false,
      max_zoom: 8,
      style: { seat: { radius: 4 }, block: {}, legend: {}, label: {}, tooltip: {} },
    })
    const chosen = new Set<string>()
    map.eventManager.addEventListener("SEAT.CLICK", (seat) => {
      if (!seat.isSelected()) seat.select()
      chosen.add(seat.item.id)
    })
    const bySection = Map.groupBy(seats, (seat) => seat.sectionId)
    // It fails where no block is in its window when it opens, and the corner of a large bowl is empty.
    const corner = [10, 30, 50].map(
      (x): BenchSeat => ({
        id: `corner-${x}`,
        sectionId: "corner",
        x,
        y: x === 30 ? 40 : 10,
        color: "#e2e2e2",
        sellable: false,
      }),
    )
    map.data.addBulkBlock(
      [...bySection, ["corner", corner] as const].map(([id, own]) => ({
        id,
        title: id,
        labels: [],
        color: "#e2e2e2",
        seats: own.map((seat) => ({
          id: seat.id,
          x: seat.x,
          y: seat.y,
          title: "",
          color: seat.color,
          salable: seat.sellable,
        })),
      })),
    )
    const svg = container.querySelector("svg") as SVGSVGElement & { __zoom: { k: number } }
    const drag = dragOn(svg, "mouse")
    let found: NodeListOf<SVGElement> | undefined
    const circles = () => {
      found ??= container.querySelectorAll<SVGElement>(".seat")
      return found
    }
    const order = new Map<string, number>([...bySection.values()].flat().map((seat, i) => [seat.id, i]))
    return {
      startPan: drag.start,
      pan: drag.by,
      endPan: drag.end,
      zoom: (factor) => wheelOn(svg, { deltaY: -Math.log2(factor) * 500 }),
      scale: () => svg.__zoom.k,
      place(seat: BenchSeat) {
        const box = circles()[order.get(seat.id) ?? -1]?.getBoundingClientRect()
        return box === undefined ? undefined : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      },
      selected: () => chosen.size,
      destroy() {
        style.remove()
        container.replaceChildren()
      },
    }
  },
}
