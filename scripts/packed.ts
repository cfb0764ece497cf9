import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { publint } from "publint"
import { root, run } from "./run.ts"
import { workspaces } from "./workspaces.ts"

/**
 * Packs every published package, unpacks them as a consumer's `node_modules`, and compiles and runs a program
 * against them: what a tenant developer gets is what is checked.
 */
const published = workspaces().filter((one) => !one.private && one.folder.startsWith("packages/"))

async function must(label: string, promise: ReturnType<typeof run>): Promise<string> {
  const { code, output } = await promise
  if (code !== 0) throw new Error(`${label}\n${output}`)
  return output
}

await must("build", run("node", ["scripts/build.ts", ...published.map(({ folder }) => folder)]))

const consumer = mkdtempSync(join(tmpdir(), "parterre-consumer-"))
try {
  const modules = join(consumer, "node_modules")
  mkdirSync(join(modules, "@parterre"), { recursive: true })
  for (const { folder, name } of published) {
    const { messages } = await publint({ pkgDir: join(root, folder), strict: true })
    // The sources stay behind on purpose: only the workspaces ask for that condition.
    const faults = messages.filter(({ type, path }) => type === "error" && !path.includes("@parterre/source"))
    if (faults.length > 0) throw new Error(`${name}: ${JSON.stringify(faults)}`)
    await must(
      `pack ${name}`,
      run("npm", ["pack", "--silent", "--pack-destination", consumer], { cwd: join(root, folder) }),
    )
    const archive = readdirSync(consumer).find((file) => file.endsWith(".tgz"))
    if (archive === undefined) throw new Error(`${name}: nothing was packed`)
    const target = join(modules, name)
    mkdirSync(target, { recursive: true })
    await must(
      `unpack ${name}`,
      run("tar", ["-xzf", join(consumer, archive), "-C", target, "--strip-components=1"]),
    )
    rmSync(join(consumer, archive))
    if (existsSync(join(target, "src"))) throw new Error(`${name}: sources were packed`)
  }
  // Everything else a consumer would install comes from this repository's own installation.
  for (const entry of readdirSync(join(root, "node_modules"))) {
    if (entry !== "@parterre" && !entry.startsWith("."))
      symlinkSync(join(root, "node_modules", entry), join(modules, entry))
  }
  cpSync(join(root, "scripts/consumer"), consumer, { recursive: true })
  writeFileSync(
    join(consumer, "package.json"),
    JSON.stringify({ name: "consumer", type: "module", private: true }),
  )
  await must(
    "the consumer does not compile",
    run(join(root, "node_modules/.bin/tsc"), ["-p", "."], { cwd: consumer }),
  )
  await must("the consumer does not run", run("node", ["consumer.js"], { cwd: join(consumer, "out") }))
  const names = published.map(({ name }) => name).join(", ")
  console.log(`packed and used as a consumer would: ${names}`)
  console.log(
    readFileSync(join(consumer, "consumer.ts"), "utf8").split("\n").length,
    "lines of consumer code",
  )
} finally {
  rmSync(consumer, { recursive: true, force: true })
}
