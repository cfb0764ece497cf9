import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { publint } from "publint"
import { root, run } from "./run.ts"
import { type Workspace, workspaces } from "./workspaces.ts"

/** A folder whose `node_modules` holds the packages as npm would install them. */
export interface Consumer {
  readonly folder: string
  readonly packages: readonly { readonly name: string; readonly files: number; readonly kilobytes: number }[]
  dispose(): void
}

/** What `npm publish` would send: every workspace that is not private. */
export const published: readonly Workspace[] = workspaces().filter((one) => !one.private)

/** Fails with the output of a program that ends badly. */
export async function must(label: string, outcome: ReturnType<typeof run>): Promise<string> {
  const { code, output } = await outcome
  if (code !== 0) throw new Error(`${label}\n${output}`)
  return output
}

/**
 * Builds and packs every published package and unpacks it where a consumer's `npm install` would. What else a consumer
 * would install comes from this repository's own installation, so that no registry is asked.
 */
export async function consumerOfPackedPackages(): Promise<Consumer> {
  await must("build", run("node", ["scripts/build.ts"]))
  const folder = mkdtempSync(join(tmpdir(), "parterre-consumer-"))
  const modules = join(folder, "node_modules")
  mkdirSync(join(modules, "@parterre"), { recursive: true })
  const archives = mkdtempSync(join(tmpdir(), "parterre-archive-"))
  const packages = []
  try {
    const packed = await pack(archives)
    for (const one of published) packages.push(await unpackInto(modules, one, archives, packed))
  } finally {
    rmSync(archives, { recursive: true, force: true })
  }
  linkInstalled(join(root, "node_modules"), modules)
  return { folder, packages, dispose: () => rmSync(folder, { recursive: true, force: true }) }
}

interface Archive {
  readonly name: string
  readonly filename: string
  readonly size: number
  readonly files: readonly { readonly path: string }[]
}

/** Packs every package at once: most of the time of one is npm's own start. */
async function pack(archives: string): Promise<readonly Archive[]> {
  const folders = published.map(({ folder }) => join(root, folder))
  const output = await must(
    "pack",
    run("npm", ["pack", "--json", "--silent", "--pack-destination", archives, ...folders]),
  )
  return JSON.parse(output.slice(output.indexOf("[")))
}

async function unpackInto(
  modules: string,
  { folder, name }: Workspace,
  archives: string,
  all: readonly Archive[],
) {
  const source = join(root, folder)
  const { messages } = await publint({ pkgDir: source, strict: true })
  // The sources stay behind on purpose: only the workspaces ask for that condition.
  const faults = messages.filter(({ type, path }) => type === "error" && !path.includes("@parterre/source"))
  if (faults.length > 0) throw new Error(`${name}: ${JSON.stringify(faults)}`)
  const packed = all.find((one) => one.name === name)
  if (packed === undefined) throw new Error(`${name}: nothing was packed`)
  const paths = packed.files.map(({ path }) => path)
  for (const path of ["README.md", "LICENSE"])
    if (!paths.includes(path)) throw new Error(`${name}: ${path} was not packed`)
  const stray = paths.find((path) => /^src\/|\.test\.|\.test-support\./.test(path))
  if (stray !== undefined) throw new Error(`${name}: ${stray} was packed`)
  const target = join(modules, name)
  mkdirSync(target, { recursive: true })
  const archive = join(archives, packed.filename.replace("@", "").replace("/", "-"))
  await must(`unpack ${name}`, run("tar", ["-xzf", archive, "-C", target, "--strip-components=1"]))
  const own = join(source, "node_modules")
  if (existsSync(own)) linkInstalled(own, join(target, "node_modules"))
  return { name, files: paths.length, kilobytes: Math.round(packed.size / 1000) }
}

function linkInstalled(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from)) {
    if (entry !== "@parterre" && !entry.startsWith(".")) symlinkSync(join(from, entry), join(to, entry))
  }
}

/** Puts a folder of this repository into the consumer's. */
export const copyInto = (consumer: Consumer, folder: string): void =>
  cpSync(join(root, folder), consumer.folder, { recursive: true })
