import { mkdirSync, writeFileSync } from "node:fs"
import { apiSource } from "./api-source.ts"
import { schemasSource } from "./schemas-source.ts"

const folder = new URL("../src/generated/", import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL("api.ts", folder), apiSource())
writeFileSync(new URL("schemas.ts", folder), schemasSource())
