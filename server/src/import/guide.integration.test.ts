import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { createCanvas } from "@napi-rs/canvas"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { runImport } from "./run-import.ts"
import { buildYourOwn, combo } from "./schemas/combo.ts"
import { pageSchema } from "./schemas/page.ts"
import { address, localized, queue } from "./schemas/parts.ts"
import { donation, flexPass, giftCertificate, membership, parkingPlace } from "./schemas/product.ts"
import { presale, promotions } from "./schemas/promotion.ts"
import { bannersSchema, outletsSchema, staticPageSchema } from "./schemas/site.ts"
import { tenantSchema } from "./schemas/tenant.ts"
import { venueSchema } from "./schemas/venue.ts"

const guide = await readFile(new URL("../../../docs/guides/import.md", import.meta.url), "utf8")

/** What stands below a heading, up to the next one. */
const section = (heading: string): string =>
  guide.split(/^(?=##+ )/m).find((part) => part.startsWith(`${heading}\n`)) ?? ""

/** The fields a table of the guide names, and whether each is needed. */
const told = (heading: string): Record<string, string> =>
  Object.fromEntries(
    [...section(heading).matchAll(/^\| `([^`]+)`\s*\| (yes|no)\s*\| (.*)\|$/gm)].map(
      ([, field = "", needed = ""]) => [field, needed],
    ),
  )

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly additionalProperties?: boolean | Schema
  readonly enum?: readonly string[]
}

const products = { membership, flexPass, giftCertificate, donation } as unknown as Readonly<
  Record<"membership" | "flexPass" | "giftCertificate" | "donation", Schema>
>
const toldOnce: readonly unknown[] = [
  ...[
    bannersSchema.properties.main,
    address,
    queue,
    parkingPlace,
    promotions.items,
    presale,
    combo,
    buildYourOwn,
  ],
  ...Object.values(products),
]

const namesOf = (schema: Schema) => Object.keys(schema.properties ?? {})
const inAll = namesOf(products.membership).filter((name) =>
  Object.values(products).every((schema) => namesOf(schema).includes(name)),
)

/** A schema with some of its fields. */
const only = (schema: Schema, isKept: (name: string) => boolean): Schema => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([name]) => isKept(name))),
})
const ownOf = (schema: Schema): Schema => only(schema, (name) => !inAll.includes(name))

/** Every field a schema knows, but those of an address, of a queue, of a product, of a promotion, of a presale and of a text in both languages, told once. */
function fields(schema: Schema, at = "", seen = new Set<Schema>()): Record<string, string> {
  const { properties = {}, required = [], items, additionalProperties } = schema
  const isText = Object.keys(properties).join() === Object.keys(localized.properties).join()
  if (isText || seen.has(schema) || (at !== "" && toldOnce.includes(schema))) return {}
  // The prices of a subscription are those of a show.
  if (schema.additionalProperties !== undefined && typeof additionalProperties === "object") seen.add(schema)
  const own = Object.entries(properties).map(([name, inner]) => {
    const path = at === "" ? name : `${at}.${name}`
    return { [path]: required.includes(name) ? "yes" : "no", ...fields(inner, path, seen) }
  })
  const ofItems = items === undefined ? {} : fields(items, `${at}[]`, seen)
  const ofValues =
    typeof additionalProperties === "object" ? fields(additionalProperties, `${at}.*`, seen) : {}
  return Object.assign({}, ...own, ofItems, ofValues)
}

/** The words a field takes from a closed list. */
const choices = (schema: Schema, at = ""): [string, readonly string[]][] =>
  at !== "" && toldOnce.includes(schema)
    ? []
    : [
        ...(schema.enum === undefined ? [] : [[at, schema.enum] as [string, readonly string[]]]),
        ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
          choices(inner, at === "" ? name : `${at}.${name}`),
        ),
        ...(schema.items === undefined ? [] : choices(schema.items, schema.items.enum ? at : `${at}[]`)),
      ]

describe("the guide to a tenant's folder", () => {
  it.each([
    ["## tenant.yaml", tenantSchema],
    ["## venues/*.yaml", venueSchema],
    ["### Addresses", address],
    ["## pages/*.yaml", pageSchema],
    ["## static/*.yaml", staticPageSchema],
    ["## outlets.yaml", outletsSchema],
    ["## banners.yaml", bannersSchema],
    ["### A banner", bannersSchema.properties.main],
    ["### Queues", queue],
    ["### Promotions", promotions.items],
    ["### Presales", presale],
    ["### Without a seat", only(products.membership, (name) => inAll.includes(name))],
    ["#### Memberships", ownOf(products.membership)],
    ["#### Flex passes", ownOf(products.flexPass)],
    ["#### Gift certificates", ownOf(products.giftCertificate)],
    ["#### Donations", ownOf(products.donation)],
    ["### Parking", parkingPlace],
    ["### Combos", combo],
    ["#### Build-your-own combos", buildYourOwn],
  ] as const)("names every field of %s, and says which are needed", (heading, schema) => {
    expect(told(heading)).toEqual(fields(schema as Schema))
  })

  it.each([
    ["## tenant.yaml", tenantSchema],
    ["## pages/*.yaml", pageSchema],
    ["### Combos", combo],
  ] as const)("names every word of the closed lists of %s", (heading, schema) => {
    const rows = section(heading).split("\n")
    for (const [field, words] of choices(schema as Schema)) {
      const row = rows.find((line) => line.startsWith(`| \`${field}\``)) ?? ""
      for (const word of words) expect(row, field).toContain(`\`${word}\``)
    }
  })
})

describe("a folder made to the letter", () => {
  const path = join(tmpdir(), `parterre-guide-${process.pid}`, "petit-theatre")
  const block = (heading: string, language: string) =>
    new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(section(heading))?.[1] ?? ""
  const files = {
    "tenant.yaml": block("## tenant.yaml", "yaml"),
    "venues/salle.yaml": block("## venues/*.yaml", "yaml"),
    "venues/salle.plan.json": block("### The plan", "json"),
    "pages/le-cid.yaml": block("## pages/*.yaml", "yaml").replace(
      "    events:\n",
      `${block("### Parking", "yaml").replaceAll(/^(?=.)/gm, "    ")}    events:\n`,
    ),
    "static/faq.yaml": block("## static/*.yaml", "yaml"),
    "outlets.yaml": block("## outlets.yaml", "yaml"),
    "banners.yaml": block("## banners.yaml", "yaml"),
    "pages/boutique.yaml": `${block("### Without a seat", "yaml")}${block("### Combos", "yaml")}${block("#### Build-your-own combos", "yaml")}`,
  }
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
    const photo = await createCanvas(40, 30).encode("jpeg")
    const pictures =
      Object.values(files)
        .join("\n")
        .match(/images\/[\w./-]+\.\w+/g) ?? []
    for (const [name, content] of [
      ...Object.entries(files),
      ...pictures.map((name) => [name, name.endsWith(".jpg") ? photo : "x"] as const),
    ]) {
      await mkdir(dirname(join(path, name)), { recursive: true })
      await writeFile(join(path, name), content)
    }
  })
  afterAll(async () => {
    await rm(dirname(path), { recursive: true, force: true })
    await database.close()
  })

  it("is imported", async () => {
    const lines: string[] = []
    const code = await runImport([path], {
      db: database.db,
      now: () => 0,
      environment: { PETIT_PASSWORD: "open sesame" },
      production: false,
      print: (line) => lines.push(line),
      complain: (line) => lines.push(line),
    })
    expect(lines).toEqual([
      expect.stringMatching(/^petit-theatre: 1 venues, 8 seats, 2 pages, 2 events; rows: /),
    ])
    expect(code).toBe(0)
  })
})
