import { mkdirSync, writeFileSync } from "node:fs"
import { belvedereViews } from "./belvedere-views.ts"

/** Draws what one sees from each place that the theatre's venue file gives a view of, beside its other pictures. */
for (const { image, svg, zone, distance, angle } of belvedereViews()) {
  const file = new URL(`../belvedere/${image}`, import.meta.url)
  mkdirSync(new URL(".", file), { recursive: true })
  writeFileSync(file, svg)
  console.log(`${image}: ${zone}, ${distance} m, ${angle}°, ${(svg.length / 1024).toFixed(1)} kB`)
}
