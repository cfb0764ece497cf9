import { mkdirSync, writeFileSync } from "node:fs"
import { generatedGuide, generatedSources } from "./sources.ts"

const folder = new URL("../src/generated/", import.meta.url)
mkdirSync(folder, { recursive: true })
for (const [name, source] of Object.entries(await generatedSources())) {
  writeFileSync(new URL(name, folder), source)
}
writeFileSync(new URL("../../../docs/guides/problems.md", import.meta.url), generatedGuide())
