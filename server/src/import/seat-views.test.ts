import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type FixtureFolder, fixtureFolder } from "../../test/fixture-folder.ts"
import { folderOnDisk } from "./folder-files.ts"
import { prepareTenant } from "./prepared-tenant.ts"
import { ImportRefused } from "./problem.ts"

let folder: FixtureFolder & { dispose(): Promise<void> }
beforeEach(async () => {
  folder = await fixtureFolder()
})
afterEach(() => folder.dispose())

const prepare = () =>
  prepareTenant(folderOnDisk(folder.path), { environment: {}, production: false, now: () => 0 })

const description = "description: { fr: La scène, en: The stage }"
const view = (zone: string, more = "", image = "images/logo.svg") =>
  `  - { zone: ${zone}, image: ${image}, ${description}${more} }\n`
const give = (...views: readonly string[]) =>
  folder.edit("venues/salle.yaml", "tables: [Cabaret]\n", `tables: [Cabaret]\nviews:\n${views.join("")}`)

const complaints = async (): Promise<string> => {
  const error: unknown = await prepare().catch((thrown: unknown) => thrown)
  if (!(error instanceof ImportRefused)) throw new Error("the folder was not refused")
  return error.message
}

describe("pictures of the stage", () => {
  it("belong to a section, to rows of it or to seats, in what a section's row keeps", async () => {
    await give(
      view("Parterre"),
      view("Parterre", ", rows: { from: A, to: B }"),
      view("Parterre", ", seats: [parterre-A-1]"),
      view("debout"),
    )
    const { sections } = (await prepare()).venues
    const viewsOf = (name: string) =>
      JSON.parse(sections.find(({ name_fr }) => name_fr === name)?.views ?? "null")
    const picture = { image: "images/logo.svg", description: { fr: "La scène", en: "The stage" } }
    const id = sections.find(({ name_fr }) => name_fr === "Parterre")?.id
    expect(viewsOf("Parterre")).toEqual([
      picture,
      { ...picture, rowIds: [`${id}.a`, `${id}.b`] },
      { ...picture, seatIds: ["parterre-A-1"] },
    ])
    expect(viewsOf("Places debout")).toEqual([picture])
    expect(viewsOf("Balcon")).toEqual([])
  })

  it("change the version of the map, so that no browser keeps the old one", async () => {
    const before = (await prepare()).venues.venues[0]?.version
    await give(view("Parterre"))
    expect((await prepare()).venues.venues[0]?.version).not.toBe(before)
  })

  it.each([
    [view("Poulailler"), 'views[0].zone: the venue has no zone "Poulailler" with places'],
    [view("Scène"), 'views[0].zone: the venue has no zone "Scène" with places'],
    [view("Parterre", "", "images/loin.svg"), "views[0].image: there is no file images/loin.svg"],
    [view("Parterre", "", "vues/loin.svg"), 'views[0].image: "vues/loin.svg" is not a picture in images/'],
    [view("Parterre", ", rows: { from: A, to: Z }"), 'views[0].rows.to: zone "Parterre" has no row "Z"'],
    [
      view("Parterre", ", rows: { from: B, to: A }"),
      'views[0].rows: row "A" comes before row "B" in zone "Parterre"',
    ],
    [
      view("Parterre", ", seats: [balcon-A-1]"),
      'views[0].seats[0]: zone "Parterre" has no seat "balcon-A-1"',
    ],
    [
      view("Parterre", ", rows: { from: A, to: A }, seats: [parterre-A-1]"),
      "views[0].seats: a view is of rows or of seats, not of both",
    ],
    [view("Parterre") + view("Parterre"), 'views[1]: there is another view of zone "Parterre" as a whole'],
    [
      view("Parterre", ", rows: { from: A, to: B }") + view("Parterre", ", rows: { from: B, to: B }"),
      'views[1]: there is another view of row "B" of zone "Parterre"',
    ],
    [
      view("Parterre", ", seats: [parterre-A-1]") + view("Parterre", ", seats: [parterre-A-1]"),
      'views[1]: there is another view of seat "parterre-A-1"',
    ],
    [`  - { zone: Parterre, image: images/logo.svg }\n`, "views[0].description: missing"],
  ])("are refused with their place: %s", async (given, message) => {
    await give(given)
    const said = await complaints()
    expect(said).toContain(message)
    expect(said).toMatch(/venues\/salle\.yaml:\d+:\d+ /)
  })
})
