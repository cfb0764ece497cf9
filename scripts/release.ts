import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { must, published } from "./consumer-modules.ts"
import { releaseFaults } from "./release-faults.ts"
import { root, run } from "./run.ts"

/**
 * `npm run release` publishes every package whose version the registry lacks; `-- --dry-run` does all but publish.
 * Both pack the packages and use them as a consumer would. Versions come from the changesets: `npm run version`.
 */
const isDry = process.argv.includes("--dry-run")
const packages = published.map(({ folder, name }) => {
  const read = (file: string) => readFileSync(join(root, folder, file), "utf8")
  const manifest = JSON.parse(read("package.json"))
  const changes = existsSync(join(root, folder, "CHANGELOG.md")) ? read("CHANGELOG.md") : ""
  return { name, manifest, changes }
})
const pending = readdirSync(join(root, ".changeset")).filter((file) => file.endsWith(".md")).length
const changed = (await must("git status", run("git", ["status", "--porcelain"]))).trim()

const faults = releaseFaults(packages, { pending, isClean: changed === "" })
for (const fault of faults) console.error(fault)
if (faults.length > 0 && !isDry) process.exit(1)

console.log(await must("the packed packages do not work", run("node", ["scripts/packed.ts"])))
for (const { name, manifest } of packages)
  console.log(`${isDry ? "would publish" : "publishing"} ${name}@${manifest.version}`)
if (!isDry) console.log(await must("publish", run("changeset", ["publish"])))
process.exitCode = faults.length > 0 ? 1 : 0
