import { defineConfig } from "tsup"
import { moduleFiles } from "../../scripts/module-files.ts"

export default defineConfig(moduleFiles)
