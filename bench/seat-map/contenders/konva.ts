import Konva from "konva"
import { CANVAS, type Contender, PlainCamera } from "./contender.ts"

/** A circle per seat in one layer, with the settings its own guide gives for many shapes: deaf while it moves. */
export const konva: Contender = {
  name: "konva",
  mount(container, _venue, seats) {
    const camera = new PlainCamera(seats)
    const chosen = new Set<string>()
    const stage = new Konva.Stage({ container: container as HTMLDivElement, ...CANVAS })
    const layer = new Konva.Layer()
    for (const { id, x, y, color, sellable } of seats)
      layer.add(
        new Konva.Circle({
          id,
          x,
          y,
          radius: 4,
          fill: color,
          listening: sellable,
          perfectDrawEnabled: false,
          shadowForStrokeEnabled: false,
        }),
      )
    layer.on("click", ({ target }) => {
      if (!(target instanceof Konva.Circle)) return
      chosen.add(target.id())
      target.fill("#e8710a")
    })
    const move = () => {
      layer.position({ x: camera.x, y: camera.y })
      layer.scale({ x: camera.k, y: camera.k })
      layer.batchDraw()
    }
    move()
    stage.add(layer)
    return {
      startPan: () => layer.listening(false),
      endPan: () => layer.listening(true).batchDraw(),
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
      destroy: () => stage.destroy(),
    }
  },
}
