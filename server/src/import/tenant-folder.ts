import { createHash } from "node:crypto"
import { basename, extname } from "node:path"
import { keyPattern } from "@parterre/domain/websites"
import type { SeatingPlan } from "@parterre/seating-plans/plan"
import { edits, mostAlike } from "../most-alike.ts"
import { checkSeatingPlan } from "./check-seating-plan.ts"
import {
  checkBanners,
  checkNewsletters,
  checkOutlets,
  checkPage,
  checkStaticPage,
  checkTenant,
  checkVenue,
  planFilePattern,
  type ShapeCheck,
} from "./check-shape.ts"
import type { FolderFiles } from "./folder-files.ts"
import { type ImportProblem, ImportRefused } from "./problem.ts"
import type { SiteSources } from "./site-files.ts"
import { type Checked, jsonSource, type Source, yamlSource } from "./source.ts"
import type { PageFile, TenantFile, VenueFile } from "./tenant-files.ts"

export interface VenueSource {
  readonly key: string
  readonly file: Checked<VenueFile>
  /** `unread`: the file names a plan, and that plan is refused already. */
  readonly plan: Checked<SeatingPlan> | "unread" | undefined
}

/** A venue of which all is read. */
export type ReadVenue = VenueSource & { readonly plan: Checked<SeatingPlan> | undefined }

export interface PageSource {
  readonly key: string
  readonly file: Checked<PageFile>
}

export interface Picture {
  readonly path: string
  readonly contentType: string
  readonly bytes: Buffer
}

/** What could be read of a tenant's folder: the files of the right shape, and what is wrong with the others. */
export interface TenantFolder {
  readonly name: string
  readonly tenant: Checked<TenantFile> | undefined
  readonly venues: readonly VenueSource[]
  /** Keys of venues whose file is refused, so that pages are not blamed for naming them. */
  readonly unreadVenues: readonly string[]
  /** Plans of those, where they can be found. */
  readonly plansOfUnread: readonly Checked<SeatingPlan>[]
  /** Whether the events of some page are not known. */
  readonly hasUnreadPages: boolean
  readonly pages: readonly PageSource[]
  /** Every page there is a file for, read or not. */
  readonly pageKeys: readonly string[]
  readonly site: SiteSources
  readonly pictures: readonly Picture[]
  readonly problems: readonly ImportProblem[]
  /** Changes with any file. */
  readonly contentHash: string
  /** Every file but the pictures, as it is. */
  readonly texts: ReadonlyMap<string, string>
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

/** Reads a tenant's folder, as far as its files have the right shape. */
export async function readTenantFolder(files: FolderFiles): Promise<TenantFolder> {
  const folder = folderReader(files)
  const tenant = await folder.yaml("tenant.yaml", checkTenant)
  const venues = await folder.each("venues", async (key, file) => {
    const { checked: venue, source } = await folder.yaml(file, checkVenue)
    const planName = planNameOf(source)
    const plan =
      planName === undefined ? undefined : await folder.json(`venues/${planName}`, checkSeatingPlan, source)
    return { key, venue, plan: planName === undefined ? undefined : (plan ?? ("unread" as const)) }
  })
  const pages = await folder.each("pages", async (key, file) => ({
    key,
    page: (await folder.yaml(file, checkPage)).checked,
  }))
  const staticPages = await folder.each("static", async (name, file) => ({
    name,
    page: (await folder.yaml(file, checkStaticPage)).checked,
  }))
  const outlets = await folder.yamlIfAny("outlets.yaml", checkOutlets)
  const banners = await folder.yamlIfAny("banners.yaml", checkBanners)
  const newsletters = await folder.yamlIfAny("newsletters.yaml", checkNewsletters)
  await folder.tellMisnamed()
  const unread = venues.filter(({ venue }) => venue === undefined)
  return {
    name: folder.name,
    tenant: tenant.checked,
    venues: venues.flatMap(({ key, venue, plan }) => (venue === undefined ? [] : { key, file: venue, plan })),
    unreadVenues: unread.map(({ key }) => key),
    plansOfUnread: unread.flatMap(({ plan }) => (plan === undefined || plan === "unread" ? [] : plan)),
    pages: pages.flatMap(({ key, page }) => (page === undefined ? [] : { key, file: page })),
    pageKeys: pages.map(({ key }) => key),
    site: {
      staticPages: staticPages.flatMap(({ name, page }) => (page === undefined ? [] : { name, file: page })),
      outlets,
      banners,
      newsletters,
    },
    hasUnreadPages: pages.some(({ page }) => page === undefined),
    pictures: await folder.pictures(),
    problems: folder.problems,
    contentHash: folder.contentHash(),
    texts: folder.texts,
  }
}

/** The plan a venue's file names, whatever else is wrong with that file. */
export function planNameOf(source: Source | undefined): string | undefined {
  const name = (source?.value as { readonly plan?: unknown } | null | undefined)?.plan
  return typeof name === "string" && planFilePattern.test(name) ? name : undefined
}

const knownNames = [
  ...["tenant.yaml", "outlets.yaml", "banners.yaml", "newsletters.yaml"],
  ...["venues", "pages", "static", "images"],
]

interface ReadFile<Shape> {
  readonly source: Source | undefined
  readonly checked: Checked<Shape> | undefined
}

const nothing = { source: undefined, checked: undefined }

function folderReader(files: FolderFiles) {
  const { name } = files
  const texts = new Map<string, string>()
  const problems: ImportProblem[] = []
  const hash = createHash("sha256")
  const problem = (file: string, message: string) =>
    problems.push({ file: `${name}/${file}`, place: undefined, path: [], message })

  async function bytesOf(file: string): Promise<Buffer | undefined> {
    const bytes = await files.read(file)
    if (bytes !== undefined) hash.update(`${file}\0${bytes.length}\0`).update(bytes)
    return bytes
  }

  async function textOf(file: string): Promise<string | undefined> {
    const text = (await bytesOf(file))?.toString("utf8")
    if (text !== undefined) texts.set(file, text)
    return text
  }

  /** A file that parses, and the same once its shape is known to be right. */
  function checked<Shape>(check: ShapeCheck<Shape>, parse: () => Source): ReadFile<Shape> {
    try {
      const source = parse()
      const result = check(source)
      if ("value" in result) return { source, checked: result }
      problems.push(...result)
      return { source, checked: undefined }
    } catch (error) {
      if (!(error instanceof ImportRefused)) throw error
      problems.push(...error.problems)
      return nothing
    }
  }

  return {
    name,
    problems,
    texts,
    contentHash: () => hash.digest("hex"),

    async yaml<Shape>(file: string, check: ShapeCheck<Shape>): Promise<ReadFile<Shape>> {
      const text = await textOf(file)
      if (text !== undefined) return checked(check, () => yamlSource(`${name}/${file}`, text))
      problem(file, "there is no such file")
      return nothing
    },

    /** A file that a folder may do without. */
    async yamlIfAny<Shape>(file: string, check: ShapeCheck<Shape>): Promise<Checked<Shape> | undefined> {
      const text = await textOf(file)
      return text === undefined
        ? undefined
        : checked(check, () => yamlSource(`${name}/${file}`, text)).checked
    },

    async json<Shape>(file: string, check: ShapeCheck<Shape>, namedBy: Source | undefined) {
      const text = await textOf(file)
      if (text !== undefined) return checked(check, () => jsonSource(`${name}/${file}`, text)).checked
      if (namedBy !== undefined) problems.push(namedBy.problem(["plan"], `there is no file ${file}`))
      return undefined
    },

    /** A file that nothing reads would take its banners or its pages from the site without a word. */
    async tellMisnamed(): Promise<void> {
      for (const found of await files.names()) {
        if (knownNames.includes(found)) continue
        const meant = mostAlike(found.toLowerCase(), knownNames)
        if (edits(found.toLowerCase(), meant) <= 2) problem(found, `nothing reads it; is it ${meant}?`)
      }
    },

    /** The YAML files of a sub-folder in the order of their names. */
    async each<Item>(sub: string, read: (key: string, file: string) => Promise<Item>) {
      const items: Item[] = []
      for (const file of await files.list(sub)) {
        const key = basename(file, extname(file))
        if (extname(file) === ".yml") problem(file, "the name must end in .yaml")
        if (extname(file) !== ".yaml") continue
        if (!keyPattern.test(key))
          problem(file, "the name must be lower-case letters, digits and single hyphens")
        items.push(await read(key, file))
      }
      return items
    },

    async pictures(): Promise<readonly Picture[]> {
      const pictures: Picture[] = []
      for (const file of await files.list("images")) {
        const contentType = contentTypes[extname(file).toLowerCase()]
        const bytes = contentType === undefined ? undefined : await bytesOf(file)
        if (contentType !== undefined && bytes !== undefined)
          pictures.push({ path: file, contentType, bytes })
      }
      return pictures
    },
  }
}
