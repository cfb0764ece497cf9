import type { CanvasColors } from "../theme/theme.ts"
import type { OverlayShape } from "./overlay.ts"

/** Shapes over the drawing keep their size on the screen, whatever the scale. */
export function overlayItems(
  scope: paper.PaperScope,
  shape: OverlayShape,
  scale: number,
  { colors, font }: { readonly colors: CanvasColors; readonly font: string },
): paper.Item[] {
  const pixel = 1 / scale
  const point = ({ x, y }: { readonly x: number; readonly y: number }) => new scope.Point(x, y)
  const stroked = (path: paper.PathItem, width = 1.5, colour = colors.select) => {
    path.strokeColor = new scope.Color(colour)
    path.strokeWidth = width
    path.strokeScaling = false
    return path
  }
  switch (shape.type) {
    case "line": {
      const path = stroked(
        new scope.Path(shape.points.map(point)),
        1.5,
        shape.isMuted ? colors.lineStrong : colors.select,
      )
      if (shape.isDashed) path.dashArray = [5 * pixel, 4 * pixel]
      return [path]
    }
    case "box":
    case "ellipse": {
      const { x, y, width, height } = shape.bounds
      const frame = new scope.Rectangle(x, y, width, height)
      const path = stroked(
        shape.type === "box" ? new scope.Path.Rectangle(frame) : new scope.Path.Ellipse(frame),
        shape.type === "box" && !shape.isFilled ? 1 : 1.5,
      )
      if (shape.type === "box" && !shape.isFilled) path.dashArray = [5 * pixel, 4 * pixel]
      else {
        path.fillColor = new scope.Color(colors.select)
        path.fillColor.alpha = 0.12
      }
      return [path]
    }
    case "handle": {
      const size = 6 * pixel
      const at = point(shape.at)
      const path =
        shape.look === "corner"
          ? new scope.Path.Rectangle(new scope.Rectangle(at.subtract(size), at.add(size)))
          : shape.look === "curve"
            ? new scope.Path.RegularPolygon(at, 4, size * 1.5)
            : new scope.Path.Circle(at, size)
      if (shape.look === "curve") path.rotate(45)
      path.fillColor = new scope.Color(
        shape.look === "curve" || shape.look === "turn" ? colors.select : colors.sheet,
      )
      return [
        stroked(path, 2, shape.look === "curve" || shape.look === "turn" ? colors.sheet : colors.select),
      ]
    }
    case "thread": {
      const line = stroked(new scope.Path(shape.points.map(point)), 2, colors.accent)
      const mark = new scope.Path.Circle(point(shape.first), 7 * pixel)
      mark.fillColor = new scope.Color(colors.accent)
      const one = new scope.PointText(point(shape.first))
      one.content = shape.number
      one.justification = "center"
      one.fontFamily = font
      one.fontWeight = 700
      one.fontSize = 10 * pixel
      one.fillColor = new scope.Color(colors.onAccent)
      one.position = point(shape.first)
      return [line, mark, one]
    }
    case "words": {
      const text = new scope.PointText(point(shape.at))
      text.content = shape.text
      text.justification = "center"
      text.fontFamily = font
      text.fontWeight = 600
      text.fontSize = 13 * pixel
      text.fillColor = new scope.Color(colors.ink)
      text.position = point(shape.at)
      if (shape.isPlain) return [text]
      const back = new scope.Path.Rectangle(
        text.bounds.expand(10 * pixel, 6 * pixel),
        new scope.Size(4 * pixel, 4 * pixel),
      )
      back.fillColor = new scope.Color(colors.surfaceRaised)
      return [stroked(back, 1, colors.line), text]
    }
    case "spot":
      return [stroked(new scope.Path.Circle(point(shape.at), 22 * pixel), 3, colors.danger)]
  }
}
