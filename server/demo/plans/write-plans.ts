import { writeFileSync } from "node:fs"
import { demoPlans } from "./demo-plans.ts"
import { planSvg } from "./draw.ts"
import { planJson } from "./seating-plan.ts"

/** Writes the demo plans beside their venues; with a folder as argument, pictures of them there as well. */
const pictures = process.argv[2]
for (const { file, plan } of demoPlans()) {
  writeFileSync(new URL(`../${file}`, import.meta.url), planJson(plan))
  if (pictures) writeFileSync(`${pictures}/${file.split("/").at(-1)}.svg`, planSvg(plan))
}
