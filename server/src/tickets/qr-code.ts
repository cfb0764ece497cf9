import { encode } from "uqr"
import type { Document } from "./printing.ts"

/** Points of a page; `x` and `y` are the upper left corner. */
interface Square {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Modules that run together in a row: seams between squares would show in print. */
interface Run {
  readonly row: number
  readonly from: number
  readonly length: number
}

/** Parts of a module that a run reaches into the row below it, for the same reason. */
const overlap = 0.02

/** The dark modules of a text's QR code without the border it needs; 15 % of it may be lost. */
export function qrRuns(text: string): { readonly size: number; readonly runs: readonly Run[] } {
  const { data, size } = encode(text, { ecc: "M", border: 0 })
  const runs = data.flatMap((modules, row) => {
    const found: { row: number; from: number; length: number }[] = []
    for (const [at, isDark] of modules.entries()) {
      const last = found.at(-1)
      if (!isDark) continue
      if (last !== undefined && last.from + last.length === at) last.length += 1
      else found.push({ row, from: at, length: 1 })
    }
    return found
  })
  return { size, runs }
}

/** A text's QR code as a picture of its own, a unit a module; what shows it leaves white around it. */
export function qrSvg(text: string): string {
  const { size, runs } = qrRuns(text)
  const path = runs.map(({ row, from, length }) => `M${from} ${row}h${length}v1h-${length}z`).join("")
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>`
}

/** Draws a text's QR code as shapes, sharp at any size; the page around it is left white by whoever calls. */
export function drawQrCode(pdf: Document, text: string, { x, y, width }: Square): void {
  const { size, runs } = qrRuns(text)
  const module = width / size
  for (const { row, from, length } of runs)
    pdf.rect(x + from * module, y + row * module, length * module, (1 + overlap) * module)
  pdf.fill("#000000")
}
