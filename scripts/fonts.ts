import { readFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import subsetFont from "subset-font"
import { root } from "./run.ts"

/**
 * Writes the display faces of the storefront: the letters of French and English at the one weight that headings have, a quarter of
 * the whole. `node scripts/fonts.ts`, after another version of a face or another weight in `shared/theme/moods.ts`.
 */
const { resolve } = createRequire(import.meta.url)
const faces = [
  {
    source: resolve("@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2"),
    name: "fraunces",
    axes: { wght: 560, opsz: 40 },
  },
  {
    source: resolve("@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2"),
    name: "archivo",
    axes: { wght: 800, wdth: 112 },
  },
]

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join("")

/** Basic Latin, Latin-1, and what stands in French and English sentences besides. */
const letters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’“”„…•‹›€™−\u2009\u2011\u202f`

for (const face of faces) {
  const source = readFileSync(face.source)
  const font = await subsetFont(source, letters, { targetFormat: "woff2", variationAxes: face.axes })
  const file = join(root, `examples/storefront/src/shared/theme/faces/${face.name}.woff2`)
  writeFileSync(file, font)
  console.log(`${face.name}: ${font.length} bytes of ${source.length}`)
}
