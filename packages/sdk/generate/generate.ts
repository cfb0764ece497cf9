import { mkdirSync, writeFileSync } from "node:fs"
import { apiSources } from "./api-source.ts"
import { schemasSource } from "./schemas-source.ts"

const folder = new URL("../src/generated/", import.meta.url)
mkdirSync(new URL("operations/", folder), { recursive: true })
for (const [name, source] of apiSources()) writeFileSync(new URL(name, folder), source)
writeFileSync(new URL("schemas.ts", folder), schemasSource())
