import { cpSync, rmSync } from "node:fs"
import { join } from "node:path"
import { root, run } from "./run.ts"
import { workspaces } from "./workspaces.ts"

/** Builds what is published: JavaScript with tsup, declarations with tsc, the licence. `node scripts/build.ts [folder…]` */
const wanted = process.argv.slice(2)
const published = workspaces().filter(
  (one) => !one.private && (wanted.length === 0 || wanted.includes(one.folder)),
)

for (const { folder, name } of published) {
  rmSync(join(root, folder, "dist"), { recursive: true, force: true })
  cpSync(join(root, "LICENSE"), join(root, folder, "LICENSE"))
  const bundle = await run("tsup", [], { cwd: join(root, folder) })
  const types = folder.startsWith("packages/")
    ? await run("tsc", ["-p", "tsconfig.build.json"], { cwd: join(root, folder) })
    : undefined
  for (const outcome of [bundle, types]) {
    if (outcome !== undefined && outcome.code !== 0) {
      console.error(outcome.output)
      throw new Error(`${name} did not build`)
    }
  }
  console.log(`built ${name}`)
}
