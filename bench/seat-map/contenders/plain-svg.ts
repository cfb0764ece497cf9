import { CANVAS, type Contender, PlainCamera } from "./contender.ts"

const SVG = "http://www.w3.org/2000/svg"

/** What one writes first: a circle per seat in one group, whose transform moves; one listener for all. */
export const plainSvg: Contender = {
  name: "plain SVG",
  mount(container, _venue, seats) {
    const camera = new PlainCamera(seats)
    const chosen = new Set<string>()
    const svg = document.createElementNS(SVG, "svg")
    svg.setAttribute("width", String(CANVAS.width))
    svg.setAttribute("height", String(CANVAS.height))
    const group = document.createElementNS(SVG, "g")
    const move = () =>
      group.setAttribute("transform", `translate(${camera.x} ${camera.y}) scale(${camera.k})`)
    for (const { id, x, y, color, sellable } of seats) {
      const circle = document.createElementNS(SVG, "circle")
      circle.setAttribute("cx", String(x))
      circle.setAttribute("cy", String(y))
      circle.setAttribute("r", "4")
      circle.setAttribute("fill", color)
      if (sellable) circle.dataset.seat = id
      group.append(circle)
    }
    svg.addEventListener("click", ({ target }) => {
      if (!(target instanceof SVGCircleElement) || target.dataset.seat === undefined) return
      chosen.add(target.dataset.seat)
      target.setAttribute("fill", "#e8710a")
    })
    move()
    svg.append(group)
    container.append(svg)
    return {
      pan(dx, dy) {
        camera.pan(dx, dy)
        move()
      },
      zoom(factor) {
        camera.zoom(factor)
        move()
      },
      scale: () => camera.k,
      place: camera.place,
      selected: () => chosen.size,
      destroy: () => svg.remove(),
    }
  },
}
