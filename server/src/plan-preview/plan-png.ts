import { fileURLToPath } from "node:url"
import { createCanvas, GlobalFonts, loadImage } from "@napi-rs/canvas"
import { fontFamilies } from "@parterre/seating-plans/drawing"

const ownFont = "Plan preview"
const weights = [400, 600, 700] as const

/** The same picture as pixels, in a font of its own, so that it looks alike on a machine without any. */
export async function planPng(svg: string): Promise<Buffer> {
  for (const weight of weights) {
    const font = import.meta.resolve(
      `@fontsource/source-sans-3/files/source-sans-3-latin-${weight}-normal.woff2`,
    )
    GlobalFonts.registerFromPath(fileURLToPath(font), ownFont)
  }
  const picture = await loadImage(Buffer.from(svg.replace(`"${fontFamilies}"`, `"${ownFont}"`)))
  const canvas = createCanvas(picture.width, picture.height)
  canvas.getContext("2d").drawImage(picture, 0, 0)
  return canvas.encode("png")
}
