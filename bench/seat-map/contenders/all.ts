import type { Contender } from "./contender.ts"
import { konva } from "./konva.ts"
import { oneBitmap } from "./one-bitmap.ts"
import { parterre } from "./parterre.ts"
import { plainSvg } from "./plain-svg.ts"
import { seatchart } from "./seatchart.ts"
import { seatmapCanvas } from "./seatmap-canvas.ts"

export const contenders: readonly Contender[] = [
  parterre(false),
  parterre(true),
  oneBitmap,
  plainSvg,
  konva,
  seatchart,
  seatmapCanvas,
]
