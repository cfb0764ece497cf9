import Seatchart from "seatchart/dist/seatchart.js"
import sheet from "seatchart/dist/seatchart.min.css"
import type { Contender } from "./contender.ts"

/** A grid of elements with its own look: no plan, no zoom; panning is the browser's scrolling. */
export const seatchart: Contender = {
  name: "seatchart",
  mount(container, _venue, seats) {
    const style = document.createElement("style")
    style.textContent = sheet
    document.head.append(style)
    const columns = Math.ceil(Math.sqrt(seats.length))
    const rows = Math.ceil(seats.length / columns)
    const chart = new Seatchart(container, {
      map: {
        rows,
        columns,
        indexerRows: { visible: false },
        indexerColumns: { visible: false },
        frontVisible: false,
        seatTypes: { default: { label: "Zone", cssClass: "zone", price: 50 } },
        reservedSeats: seats.flatMap(({ sellable }, i) =>
          sellable ? [] : [{ row: Math.floor(i / columns), col: i % columns }],
        ),
      },
      cart: { visible: false },
      legendVisible: false,
    })
    container.style.overflow = "auto"
    const order = new Map(seats.map((seat, i) => [seat, i]))
    return {
      pan: (dx, dy) => container.scrollBy(-dx, -dy),
      scale: () => 1,
      place(seat) {
        const index = order.get(seat) ?? -1
        const row = container.querySelectorAll(".sc-seat-row")[Math.floor(index / columns)]
        const box = row?.querySelectorAll(".sc-seat")[index % columns]?.getBoundingClientRect()
        return box === undefined ? undefined : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      },
      selected: () => chart.getCart().length,
      destroy() {
        style.remove()
        container.replaceChildren()
      },
    }
  },
}
