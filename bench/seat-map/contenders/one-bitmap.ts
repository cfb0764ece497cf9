import { CANVAS, type Contender, PlainCamera } from "./contender.ts"

/** The floor: every seat drawn once into one picture, which is only copied from then on. It can do nothing else. */
export const oneBitmap: Contender = {
  name: "one bitmap (floor)",
  mount(container, _venue, seats) {
    const camera = new PlainCamera(seats)
    const home = { ...camera }
    const picture = Object.assign(document.createElement("canvas"), CANVAS)
    const ink = picture.getContext("2d") as CanvasRenderingContext2D
    const radius = 4 * camera.k
    for (const color of new Set(seats.map((seat) => seat.color))) {
      ink.fillStyle = color
      ink.beginPath()
      for (const seat of seats) {
        if (seat.color !== color) continue
        const { x, y } = camera.place(seat)
        ink.moveTo(x + radius, y)
        ink.arc(x, y, radius, 0, Math.PI * 2)
      }
      ink.fill()
    }
    const canvas = Object.assign(document.createElement("canvas"), CANVAS)
    container.append(canvas)
    const context = canvas.getContext("2d") as CanvasRenderingContext2D
    const draw = () => {
      const ratio = camera.k / home.k
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.clearRect(0, 0, CANVAS.width, CANVAS.height)
      context.setTransform(ratio, 0, 0, ratio, camera.x - home.x * ratio, camera.y - home.y * ratio)
      context.drawImage(picture, 0, 0)
    }
    draw()
    return {
      pan(dx, dy) {
        camera.pan(dx, dy)
        draw()
      },
      zoom(factor) {
        camera.zoom(factor)
        draw()
      },
      scale: () => camera.k,
      destroy: () => canvas.remove(),
    }
  },
}
