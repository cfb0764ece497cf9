import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type FixtureFolder, fixtureFolder } from "../../test/fixture-folder.ts"
import { folderOnDisk } from "./folder-files.ts"
import { prepareTenant } from "./prepared-tenant.ts"
import { ImportRefused } from "./problem.ts"

const options = { now: () => Date.UTC(2026, 10, 1), environment: {}, production: false }
const page = "pages/ubu.yaml"

let folder: FixtureFolder & { dispose(): Promise<void> }
beforeEach(async () => {
  folder = await fixtureFolder()
})
afterEach(() => folder.dispose())

const refusal = async (): Promise<readonly string[]> => {
  const error: unknown = await prepareTenant(folderOnDisk(folder.path), options).catch(
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ImportRefused)) return []
  return error.problems.map(
    ({ file, place, message }) => `${file.split("/").at(-1)}:${place?.line} ${message}`,
  )
}
const night = '      - key: ubu-2027-02-12\n        start: "2027-02-12T19:30"\n'

describe("what a price tells", () => {
  it.each([
    ["price: 4000, ", "price: 4000, originalPrice: 4000, ", "ubu.yaml:17 4000 is not more than price"],
    ["price: 4000, ", "price: 4000, originalPrice: 39.99, ", /^ubu\.yaml:17 39\.99 has decimals/],
    [
      "price: 4000, ",
      "price: 4000, soldOut: yes please, ",
      'ubu.yaml:17 "yes please" is not of type boolean',
    ],
    [
      night,
      `${night}        soldOut: [{ category: Loges }]\n`,
      'ubu.yaml:40 show "ubu" has no prices in "Loges"',
    ],
    [
      night,
      `${night}        soldOut: [{ category: Balcon, price: etudiant }]\n`,
      'ubu.yaml:40 "Balcon" has no price "etudiant"',
    ],
    [night, `${night}        avoidSingle: never\n`, 'ubu.yaml:40 "never" is not of type boolean'],
  ])("is refused where it makes no sense: %s", async (from, to, problem) => {
    await folder.edit(page, from, to)
    expect(await refusal()).toEqual([problem instanceof RegExp ? expect.stringMatching(problem) : problem])
  })

  it("is stored, event by event", async () => {
    await folder.edit(page, "price: 4000, ", "price: 4000, originalPrice: 5500, ")
    await folder.edit(page, "price: 1500, ", "price: 1500, soldOut: true, ")
    await folder.edit(
      page,
      night,
      `${night}        avoidSingle: false\n        soldOut: [{ category: Balcon }, { category: Parterre, price: etudiant }]\n`,
    )
    const { events, prices } = (await prepareTenant(folderOnDisk(folder.path), options)).pages
    expect(events.map(({ avoid_single }) => avoid_single)).toEqual([0, null, null])
    const soldOut = (event: string) =>
      prices
        .filter(({ event_id, sold_out }) => event_id === `petit-theatre.${event}` && sold_out === 1)
        .map(({ id }) => id.split(".").slice(2).join("."))
    expect(soldOut("ubu-2027-02-12")).toEqual(["parterre.etudiant", "balcon.adulte", "debout.adulte"])
    expect(soldOut("ubu-2027-02-13")).toEqual(["debout.adulte"])
    expect(prices.flatMap(({ key, original_price }) => (original_price === null ? [] : [key]))).toEqual([
      ...["adulte", "adulte", "adulte"],
    ])
  })
})
