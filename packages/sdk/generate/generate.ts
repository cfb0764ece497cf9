import { mkdirSync, writeFileSync } from "node:fs"
import { apiSource } from "./api-source.ts"

const folder = new URL("../src/generated/", import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL("api.ts", folder), apiSource())
