import { existsSync } from "node:fs"
import { join } from "node:path"
import { root, run } from "./run.ts"
import { workspaces } from "./workspaces.ts"

/** Type-checks every folder that has a tsconfig, one after the other: TypeScript itself uses all cores. */
const folders = [...workspaces().map(({ folder }) => folder), "bench", "scripts", "e2e"]
let failed = false
for (const folder of folders.filter((name) => existsSync(join(root, name, "tsconfig.json")))) {
  const { code, output } = await run("tsc", ["-p", folder])
  if (code !== 0) {
    failed = true
    console.error(output.trim() || `${folder}: tsc ended with ${code}`)
  }
}
process.exitCode = failed ? 1 : 0
