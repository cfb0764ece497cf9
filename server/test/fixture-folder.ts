import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

/** The tenant that tests import: two sections, a table, standing room, one page, three events. */
export const petitTheatre = fileURLToPath(new URL("fixtures/petit-theatre", import.meta.url))

/** A plan from another hand: offset zones, odd and even numbers, a ring, tables, text. */
export const unseenPlan = fileURLToPath(new URL("fixtures/unseen-plan.plan.json", import.meta.url))

export interface FixtureFolder {
  readonly path: string
  /** Replaces text in one of its files; the text must be there. */
  edit(file: string, from: string, to: string): Promise<void>
  write(file: string, text: string): Promise<void>
  remove(file: string): Promise<void>
}

/** Lets the fixture tenant have newsletters: their mails say where to write to it. */
export const addContactAddress = ({ edit }: Pick<FixtureFolder, "edit">): Promise<void> =>
  edit(
    "tenant.yaml",
    "email: billets@petit-theatre.example }",
    'email: billets@petit-theatre.example, address: { addressLine1: "12, rue du Fleuve", city: Québec, provinceState: QC, postalCode: G1R 4P5, country: CA } }',
  )

/** A copy of the fixture tenant that a test may change. */
export async function fixtureFolder(): Promise<FixtureFolder & { dispose(): Promise<void> }> {
  const parent = await mkdtemp(join(tmpdir(), "parterre-folder-"))
  const path = join(parent, "petit-theatre")
  await cp(petitTheatre, path, { recursive: true })
  const write = (file: string, text: string) => writeFile(join(path, file), text)
  return {
    path,
    write,
    async edit(file, from, to) {
      const text = await readFile(join(path, file), "utf8")
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
      await write(file, text.replace(from, to))
    },
    remove: (file) => rm(join(path, file)),
    dispose: () => rm(parent, { recursive: true, force: true }),
  }
}
