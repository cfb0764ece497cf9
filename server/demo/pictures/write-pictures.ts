import { writeFileSync } from "node:fs"
import { type ConcertLight, drawConcert } from "./concert.ts"

/** Productions that are shown as a camera would see them, by tenant and page. */
const concerts: Readonly<Record<string, ConcertLight>> = {
  "harbour/images/northern-static.webp": { seed: 7, hues: [196, 214, 318], wall: 206 },
}

for (const [file, concert] of Object.entries(concerts)) {
  const picture = drawConcert(concert).toBuffer("image/webp", 72)
  writeFileSync(new URL(`../${file}`, import.meta.url), picture)
  console.log(`${file}: ${(picture.length / 1024).toFixed(0)} kB`)
}
