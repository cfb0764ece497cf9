import { mixed } from "@parterre/domain/seat-looks"
import type { SeatingPlan } from "@parterre/seating-plans/plan"
import paper from "paper/dist/paper-core"
import { areaKey } from "../document/plan-index.ts"
import type { TracedPicture } from "../document/studio-document.ts"
import type { CanvasColors } from "../theme/theme.ts"
import type { Camera } from "./camera.ts"
import type { Overlay } from "./overlay.ts"
import { overlayItems } from "./overlay-items.ts"

type PlanArea = NonNullable<SeatingPlan["zones"][number]["areas"]>[number]

/** What lies under the seats. */
export interface Ground {
  readonly plan: SeatingPlan
  readonly selectedAreas: ReadonlySet<string>
  readonly picture: TracedPicture | undefined
  /** Of the picture's bytes; none until they are read. */
  readonly pictureUrl: string | undefined
  /** What is written on an area that is sold without numbers, by its zone. */
  readonly admissions: ReadonlyMap<number, string>
  /** What shoppers read on an area, by what the plan writes there. */
  readonly areaNames: ReadonlyMap<string, string>
  readonly colors: CanvasColors
  readonly font: string
}

/** Pixels between lines of the sheet's own grid, at least. */
const LINES_FROM = 14

/**
 * Paper draws what there is little of: the sheet, the traced picture and areas, which go under the seats onto their bitmap;
 * rubber bands, threads and handles over them. Two projects of one scope, drawn when asked and at no other time.
 */
export class DrawingLayer {
  readonly #scope = new paper.PaperScope()
  readonly #under: paper.Project
  readonly #over: paper.Project
  #ground: Ground | undefined
  #overlay: { readonly overlay: Overlay; readonly scale: number; readonly colors: CanvasColors } | undefined

  constructor(over: HTMLCanvasElement, onPicture: () => void) {
    this.#scope.settings.insertItems = false
    const under = document.createElement("canvas")
    // Drawn at the sharpness of the bitmap it goes onto, not of the screen.
    under.setAttribute("hidpi", "off")
    this.#under = this.#project(under)
    this.#over = this.#project(over)
    this.#onPicture = onPicture
  }
  readonly #onPicture: () => void

  #project(canvas: HTMLCanvasElement): paper.Project {
    const project = new this.#scope.Project(canvas)
    project.view.autoUpdate = false
    return project
  }

  /** What lies under the seats, drawn for a camera; `pitch` is the plan's, for the lines of the sheet. */
  under(camera: Camera, ground: Ground, pitch: number, sharpness: number): HTMLCanvasElement {
    this.#scope.activate()
    if (ground !== this.#ground) {
      this.#ground = ground
      this.#fill(this.#under, groundItems(this.#scope, ground, pitch, this.#onPicture))
    }
    this.#show(this.#under, camera, sharpness)
    return this.#under.view.element
  }

  /** What is over the seats. While there is nothing, nothing is drawn. */
  over(camera: Camera, ground: Ground, overlay: Overlay): void {
    const shown = this.#overlay
    const { colors } = ground
    const isEmpty = overlay.shapes.length === 0
    // A canvas that shows nothing is put together with the others all the same, unless it is not there.
    this.#over.view.element.style.display = isEmpty ? "none" : "block"
    if (isEmpty && shown?.overlay.shapes.length === 0) return
    const isOther =
      shown?.overlay !== overlay ||
      shown.colors !== colors ||
      (shown.scale !== camera.scale && overlay.shapes.length > 0)
    this.#scope.activate()
    if (isOther) {
      this.#overlay = { overlay, scale: camera.scale, colors }
      const items = overlay.shapes.flatMap((shape) => overlayItems(this.#scope, shape, camera.scale, ground))
      this.#fill(this.#over, items)
    }
    this.#show(this.#over, camera, 1)
  }

  #show({ view }: paper.Project, camera: Camera, sharpness: number): void {
    const [width, height, scale] = [camera.width, camera.height, camera.scale].map(
      (one) => one * sharpness,
    ) as [number, number, number]
    if (view.viewSize.width !== width || view.viewSize.height !== height)
      view.viewSize = new this.#scope.Size(width, height)
    view.matrix = new this.#scope.Matrix(
      scale,
      0,
      0,
      scale,
      width / 2 - camera.x * scale,
      height / 2 - camera.y * scale,
    )
    view.update()
  }

  #fill(project: paper.Project, items: paper.Item[]): void {
    project.activate()
    project.clear()
    const layer = new this.#scope.Layer()
    project.addLayer(layer)
    layer.addChildren(items)
  }

  remove(): void {
    this.#under.remove()
    this.#over.remove()
  }
}

function groundItems(
  scope: paper.PaperScope,
  ground: Ground,
  pitch: number,
  onPicture: () => void,
): paper.Item[] {
  const { plan, colors, picture, pictureUrl } = ground
  const size = plan.size ?? { width: 1000, height: 800 }
  const sheet = new scope.Path.Rectangle(new scope.Rectangle(0, 0, size.width, size.height))
  sheet.fillColor = new scope.Color(colors.sheet)
  sheet.strokeColor = new scope.Color(colors.line)
  sheet.strokeWidth = 1
  sheet.strokeScaling = false
  return [
    sheet,
    ...(picture === undefined || pictureUrl === undefined
      ? []
      : [pictureItem(scope, picture, pictureUrl, onPicture)]),
    ...sheetLines(scope, size, pitch, colors),
    ...plan.zones.flatMap((zone, z) =>
      (zone.areas ?? []).map((area, a) => {
        const isSelected = ground.selectedAreas.has(areaKey(z, a))
        return areaItem(scope, zone.position, area, isSelected, ground, ground.admissions.get(z))
      }),
    ),
  ]
}

function sheetLines(
  scope: paper.PaperScope,
  size: { readonly width: number; readonly height: number },
  pitch: number,
  colors: CanvasColors,
): paper.Item[] {
  const step = pitch * 4
  const count = (size.width + size.height) / step
  if (count > 200 || step < LINES_FROM) return []
  const path = new scope.CompoundPath("")
  for (let x = step; x < size.width; x += step)
    path.addChild(new scope.Path.Line(new scope.Point(x, 0), new scope.Point(x, size.height)))
  for (let y = step; y < size.height; y += step)
    path.addChild(new scope.Path.Line(new scope.Point(0, y), new scope.Point(size.width, y)))
  // A mixed colour, as transparency would take a layer of its own each time.
  path.strokeColor = new scope.Color(mixed(colors.line, colors.sheet, 0.45))
  path.strokeWidth = 1
  path.strokeScaling = false
  return [path]
}

function pictureItem(
  scope: paper.PaperScope,
  picture: TracedPicture,
  url: string,
  onLoad: () => void,
): paper.Item {
  const raster = new scope.Raster({ source: url, insert: false })
  const place = () => {
    raster.matrix = new scope.Matrix()
      .translate(new scope.Point(picture.x, picture.y))
      .rotate(picture.rotation, new scope.Point(0, 0))
      .scale(picture.scale)
    raster.opacity = picture.opacity
  }
  place()
  raster.onLoad = () => {
    place()
    onLoad()
  }
  return raster
}

/** A colour of the file is used only when it is one. */
const colourOf = (colour: string | undefined, otherwise: string): string =>
  /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(colour ?? "") ? colour! : otherwise

function areaItem(
  scope: paper.PaperScope,
  zone: { readonly x: number; readonly y: number },
  area: PlanArea,
  isSelected: boolean,
  { colors, font, areaNames }: Ground,
  admission: string | undefined,
): paper.Item {
  const at = new scope.Point(zone.x + (area.position?.x ?? 0), zone.y + (area.position?.y ?? 0))
  const path = areaPath(scope, area, at)
  const items: paper.Item[] = []
  if (path !== undefined) {
    path.fillColor = new scope.Color(colourOf(area.color, "#e4dfd8"))
    path.fillColor.alpha *= 0.85
    path.strokeColor = new scope.Color(
      isSelected ? colors.select : colourOf(area.border_color, colors.lineStrong),
    )
    path.strokeWidth = isSelected ? 2.5 : 1
    path.strokeScaling = false
    items.push(path)
  }
  const words = admission ?? (typeof area.text === "string" ? area.text : area.text?.text)
  if (words !== undefined && words !== "") {
    const own = typeof area.text === "object" ? area.text : undefined
    const middle =
      path?.bounds.center ?? at.add(new scope.Point(own?.position?.x ?? 0, own?.position?.y ?? 0))
    const text = new scope.PointText(middle)
    text.content = areaNames.get(words) ?? words
    text.justification = "center"
    text.fontFamily = font
    text.fontWeight = 600
    text.fontSize = own?.size ?? 16
    text.fillColor = new scope.Color(
      path === undefined ? colourOf(own?.color, colors.ink) : colourOf(own?.color, "#3a3436"),
    )
    if (isSelected && path === undefined) text.fillColor = new scope.Color(colors.select)
    text.position = middle
    items.push(text)
  }
  const group = new scope.Group(items)
  if (area.rotation !== undefined) group.rotate(area.rotation, at)
  return group
}

function areaPath(scope: paper.PaperScope, area: PlanArea, at: paper.Point): paper.Path | undefined {
  const { polygon, circle, ellipse, rectangle, width, height } = area
  if (polygon !== undefined) {
    const path = new scope.Path(polygon.points.map(({ x, y }) => at.add(new scope.Point(x, y))))
    path.closed = true
    return path
  }
  if (circle !== undefined) return new scope.Path.Circle(at, circle.radius)
  if (ellipse !== undefined)
    return new scope.Path.Ellipse({ center: at, radius: [ellipse.radius.x, ellipse.radius.y] })
  const [w, h] = [rectangle?.width ?? width, rectangle?.height ?? height]
  if (w === undefined || h === undefined) return undefined
  return new scope.Path.Rectangle(new scope.Rectangle(at, new scope.Size(w, h)))
}
