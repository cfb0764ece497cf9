import { mkdirSync, writeFileSync } from "node:fs"
import { generatedSources } from "./sources.ts"

const folder = new URL("../src/generated/", import.meta.url)
mkdirSync(folder, { recursive: true })
for (const [name, source] of Object.entries(await generatedSources())) {
  writeFileSync(new URL(name, folder), source)
}
