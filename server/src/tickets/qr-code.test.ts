import fc from "fast-check"
import jsQr from "jsqr"
import { describe, expect, it } from "vitest"
import { qrRuns, qrSvg } from "./qr-code.ts"

/** Pixels of a module, and modules of white around the code. */
const [pixels, quiet] = [3, 4]

/** Reads what would be printed, as a scanner does. */
function scanned({ size, runs }: ReturnType<typeof qrRuns>): string | undefined {
  const width = (size + 2 * quiet) * pixels
  const picture = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const { row, from, length } of runs)
    for (let y = (row + quiet) * pixels; y < (row + quiet + 1) * pixels; y += 1)
      for (let x = (from + quiet) * pixels; x < (from + length + quiet) * pixels; x += 1)
        picture.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
  return (jsQr as unknown as typeof jsQr.default)(picture, width, width)?.data
}

describe("a QR code", () => {
  it("reads as the text it was made of", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w.-]{1,90}$/), (text) => {
        expect(scanned(qrRuns(text))).toBe(text)
      }),
      { numRuns: 40 },
    )
  })

  it("is the same as a picture", () => {
    const { size, runs } = qrRuns("a ticket")
    const svg = qrSvg("a ticket")
    expect(svg).toContain(`viewBox="0 0 ${size} ${size}"`)
    const drawn = [...svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g)].map(([, from, row, length]) => ({
      row: Number(row),
      from: Number(from),
      length: Number(length),
    }))
    expect(drawn).toEqual(runs)
  })

  it("runs together what lies side by side", () => {
    const { size, runs } = qrRuns("a ticket")
    const byRow = Map.groupBy(runs, ({ row }) => row)
    expect(byRow.get(0)?.[0]).toEqual({ row: 0, from: 0, length: 7 })
    for (const inRow of byRow.values())
      for (const [at, { from, length }] of inRow.entries())
        expect(from + length).toBeLessThan(inRow[at + 1]?.from ?? size + 1)
  })
})
