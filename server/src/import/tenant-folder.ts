import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { basename, extname, join, relative, resolve, sep } from "node:path"
import {
  type Checked,
  checkPage,
  checkSeatingPlan,
  checkTenant,
  checkVenue,
  type ShapeCheck,
} from "./check-shape.ts"
import { type ImportProblem, ImportRefused } from "./problem.ts"
import type { SeatingPlan } from "./seating-plan.ts"
import { jsonSource, type Source, yamlSource } from "./source.ts"
import type { PageFile, TenantFile, VenueFile } from "./tenant-files.ts"

export interface VenueSource {
  readonly key: string
  readonly file: Checked<VenueFile>
  readonly plan: Checked<SeatingPlan> | undefined
}

export interface PageSource {
  readonly key: string
  readonly file: Checked<PageFile>
}

export interface Picture {
  readonly path: string
  readonly contentType: string
  readonly bytes: Buffer
}

/** A tenant's folder whose files all have the right shape. */
export interface TenantFolder {
  readonly name: string
  readonly tenant: Checked<TenantFile>
  readonly venues: readonly VenueSource[]
  readonly pages: readonly PageSource[]
  readonly pictures: readonly Picture[]
  /** Changes with any file. */
  readonly contentHash: string
}

const contentTypes: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".ico": "image/x-icon",
}

/** Reads a tenant's folder; refuses it with every problem of every file's shape. */
export async function readTenantFolder(path: string): Promise<TenantFolder> {
  const folder = folderReader(resolve(path))
  const tenant = await folder.yaml("tenant.yaml", checkTenant)
  const venues = await folder.each("venues", async (key, file) => {
    const venue = await folder.yaml(file, checkVenue)
    const planName = venue?.value.plan
    const plan =
      planName === undefined ? undefined : await folder.json(`venues/${planName}`, checkSeatingPlan, venue)
    return venue && { key, file: venue, plan }
  })
  const pages = await folder.each("pages", async (key, file) => {
    const page = await folder.yaml(file, checkPage)
    return page && { key, file: page }
  })
  const pictures = await folder.pictures()
  if (tenant === undefined || folder.problems.length > 0) throw new ImportRefused(folder.problems)
  return { name: folder.name, tenant, venues, pages, pictures, contentHash: folder.contentHash() }
}

function folderReader(root: string) {
  const name = basename(root)
  const problems: ImportProblem[] = []
  const hash = createHash("sha256")
  const problem = (file: string, message: string) =>
    problems.push({ file: `${name}/${file}`, place: undefined, path: [], message })

  async function bytesOf(file: string): Promise<Buffer | undefined> {
    const bytes = await readFile(join(root, file)).catch(noFile)
    if (bytes !== undefined) hash.update(`${file}\0${bytes.length}\0`).update(bytes)
    return bytes
  }

  function checked<Shape>(check: ShapeCheck<Shape>, parse: () => Source): Checked<Shape> | undefined {
    try {
      const result = check(parse())
      if ("value" in result) return result
      problems.push(...result)
    } catch (error) {
      if (!(error instanceof ImportRefused)) throw error
      problems.push(...error.problems)
    }
    return undefined
  }

  return {
    name,
    problems,
    contentHash: () => hash.digest("hex"),

    async yaml<Shape>(file: string, check: ShapeCheck<Shape>): Promise<Checked<Shape> | undefined> {
      const bytes = await bytesOf(file)
      if (bytes !== undefined)
        return checked(check, () => yamlSource(`${name}/${file}`, bytes.toString("utf8")))
      problem(file, "there is no such file")
      return undefined
    },

    async json<Shape>(file: string, check: ShapeCheck<Shape>, namedBy: Checked<unknown> | undefined) {
      const bytes = await bytesOf(file)
      if (bytes !== undefined)
        return checked(check, () => jsonSource(`${name}/${file}`, bytes.toString("utf8")))
      if (namedBy !== undefined) problems.push(namedBy.source.problem(["plan"], `there is no file ${file}`))
      return undefined
    },

    /** The YAML files of a sub-folder in the order of their names. */
    async each<Item>(sub: string, read: (key: string, file: string) => Promise<Item | undefined>) {
      const items: Item[] = []
      for (const file of (await filesOf(join(root, sub))).map((path) => relative(root, path))) {
        const key = basename(file, extname(file))
        if (extname(file) === ".yml") problem(file, "the name must end in .yaml")
        if (extname(file) !== ".yaml") continue
        if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))
          problem(file, "the name must be lower-case letters, digits and single hyphens")
        const item = await read(key, file)
        if (item !== undefined) items.push(item)
      }
      return items
    },

    async pictures(): Promise<readonly Picture[]> {
      const pictures: Picture[] = []
      for (const path of await filesOf(join(root, "images"))) {
        const file = relative(root, path).split(sep).join("/")
        const contentType = contentTypes[extname(file).toLowerCase()]
        const bytes = contentType === undefined ? undefined : await bytesOf(file)
        if (contentType !== undefined && bytes !== undefined)
          pictures.push({ path: file, contentType, bytes })
      }
      return pictures
    },
  }
}

async function filesOf(folder: string): Promise<readonly string[]> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(noFile)) ?? []
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

function noFile(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT" && error.code !== "ENOTDIR") throw error
}
