import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type FixtureFolder, fixtureFolder } from "../../test/fixture-folder.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { type ImportOptions, importTenant } from "./import-tenant.ts"
import { runImport } from "./run-import.ts"

const options: ImportOptions = { now: () => 0, environment: {}, production: false }
const page = "pages/ubu.yaml"

let database: TestDatabase
let folder: FixtureFolder & { dispose(): Promise<void> }
beforeEach(async () => {
  folder = await fixtureFolder()
})
afterEach(() => folder.dispose())

describe("a bad folder", () => {
  // Nothing is ever written to it.
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.close())

  const run = async () => {
    const complaints: string[] = []
    const code = await runImport([folder.path], {
      ...options,
      db: database.db,
      print: () => undefined,
      complain: (line) => complaints.push(line),
    })
    return { code, complaints }
  }

  const plan = "venues/salle.plan.json"
  it.each([
    [
      page,
      '"2027-02-12T19:30"',
      '"2027-02-30T19:30"',
      /pages\/ubu\.yaml:39:9 shows\[0\]\.events\[0\]\.start: "2027-02-30T19:30" is not a date and time such as/,
    ],
    [
      page,
      '"2027-02-14T19:30"',
      '"2027-03-14T02:30"',
      /events\[2\]\.start: "2027-03-14T02:30" does not exist in America\/Toronto/,
    ],
    ...(
      [
        [
          "{ code: E_TICKETS, prices: { QC: 100 } }",
          /\[0\]\.code: E_TICKETS is free, and stands in delivery/,
        ],
        [
          "{ code: POST, prices: { XX: 100 } }",
          /tenant\.yaml:\d+:\d+ shippings\[0\]\.prices\.XX: "XX" is not one of AB, BC/,
        ],
        ["{ code: POST, prices: { QC: 1.50 } }", /shippings\[0\]\.prices\.QC: 1\.50 has decimals/],
        [
          "{ code: POST, prices: { QC: 0 } }",
          /prices\.QC: 0: a paid delivery costs something wherever it goes/,
        ],
        ["{ code: POST, prices: {} }", /shippings\[0\]\.prices/],
        ["{ code: POST, events: [nowhere], prices: { QC: 9 } }", /events\[0\]: there is no event "nowhere"/],
        [
          "{ code: POST, prices: { QC: 9 } }, { code: POST, prices: { QC: 8 } }",
          /\[1\]\.code: POST is there twice/,
        ],
      ] as const
    ).map(([entries, message]): [string, string, string, RegExp] => [
      "tenant.yaml",
      "email: billets@petit-theatre.example }",
      `address: { city: Québec, provinceState: QC, country: CA } }\nshippings: [${entries.replaceAll("{ code", "{ name: { fr: a, en: b }, code")}]`,
      message,
    ]),
    [
      "tenant.yaml",
      "delivery: [E_TICKETS, WILLCALL, MAIL]",
      "delivery: [E_TICKETS]\nshippings: [{ code: POST, name: { fr: a, en: b }, prices: { QC: 9 } }]",
      /shippings: taxed by where it is sent from: contact\.address is needed for that/,
    ],
    [
      "tenant.yaml",
      "delivery: [E_TICKETS, WILLCALL, MAIL]",
      "delivery: [E_TICKETS, MAIL]\nexcludedShippings: [MAIL, PIGEON]",
      /excludedShippings\[1\]: there is no delivery PIGEON/,
    ],
    [page, "price: 4000", "price: 120.00", /prices\.Parterre\[0\]\.price: 120\.00 has decimals/],
    [page, "serviceCharge: 300", "serviceCharge: 3.0", /Parterre\[0\]\.serviceCharge: 3\.0 has decimals/],
    [page, "price: 4000", "price: -1", /price: -1 must be >= 0/],
    [
      page,
      "display: ",
      "queue: { room: 5, perMinute: 10, startsAbove: 9 }\ndisplay: ",
      /queue\.startsAbove: 9 is more than room/,
    ],
    [
      page,
      "display: ",
      "queue: { room: 5, perMinute: 10, waitingRoomMinutes: 30 }\ndisplay: ",
      /queue\.waitingRoomMinutes: there is no opening to wait for: give opens too/,
    ],
    [
      page,
      "display: ",
      'queue: { room: 5, perMinute: 10, startsAbove: 4, opens: "2027-01-15T10:00" }\ndisplay: ',
      /queue\.startsAbove: a queue that opens at a time makes its line then/,
    ],
    [
      page,
      "display: ",
      'queue: { room: 5, perMinute: 10, opens: "2027-03-14T02:30" }\ndisplay: ',
      /queue\.opens: "2027-03-14T02:30" does not exist in America\/Toronto/,
    ],
    [page, "display: ", "queue: { perMinute: 10 }\ndisplay: ", /queue\.room: missing/],
    [page, "display: ", "queue: { room: 0, perMinute: 10 }\ndisplay: ", /queue\.room: 0 must be >= 1/],
    [page, "saleState: ONSALE", "saleState: ON_SALE", /"ON_SALE" is not one of ONSALE, SOLDOUT/],
    [
      "venues/salle.yaml",
      "category: Debout, capacity: 20",
      "category: Balcon, capacity: 20",
      /generalAdmission\[0\]\.category: numbered seats are sold as "Balcon" too/,
    ],
    [page, "key: etudiant", "key: adulte", /prices\.Parterre\[1\]\.key: "adulte" is taken/],
    [page, "key: ubu-2027-02-13", "key: ubu-2027-02-12", /events\[1\]\.key: "ubu-2027-02-12" is taken/],
    [
      page,
      "Balcon:\n",
      "Balcony:\n",
      /prices\.Balcony: venue "salle" has no such category; it has Parterre, Balcon, Debout/,
    ],
    [page, "venue: salle", "venue: sale", /shows\[0\]\.venue: there is no venues\/sale\.yaml/],
    [page, "image: images/logo.svg", "image: images/none.svg", /image: there is no file images\/none\.svg/],
    [
      page,
      "image: images/logo.svg",
      "image: images/../../x.svg",
      /image: "images\/\.\.\/\.\.\/x\.svg" is not a picture in images\//,
    ],
    [
      page,
      "category: show",
      "suggestions: [{ title: { fr: Un duc, un orage, en: A storm }, page: ubu }]\ncategory: show",
      /suggestions\[0\]\.title\.un orage: unknown field; fr, en are known; between \{ and \}, a text with a comma, a colon or # needs quotes/,
    ],
    [
      page,
      "featured: true",
      "redirectUrl: www.example.com\nfeatured: true",
      /redirectUrl: "www\.example\.com" is not an address such as https:\/\/www\.example\.com\/page, or a path/,
    ],
    [page, "featured: true", "feature: true", /ubu\.yaml:8:1 feature: unknown field; title, subtitle/],
    [page, "category: show\n", "", /category: missing/],
    [page, "to: 2", "to: 22", /sold\[1\]: row "B" has no seat "22"/],
    [page, "parterre-C-8", "parterre-Z-8", /blocked\[0\]: venue "salle" has no seat "parterre-Z-8"/],
    [page, "en: Ubu at the Market }", "}", /title\.en: missing/],
    [page, "shows:", "shows: [", /ubu\.yaml:\d+:\d+: /],
    [
      "tenant.yaml",
      "America/Toronto",
      "America/Montreal-ish",
      /tenant\.yaml:5:1 timeZone: "America\/Montreal-ish" is not a time zone/,
    ],
    ["tenant.yaml", "SMALL: images/logo.svg", "SMALL: images/none.svg", /images\.SMALL: there is no file/],
    [
      "tenant.yaml",
      "holdSeconds: 600",
      "holdSeconds: 600\nframedBy: [https://www.example.com, http://www.example.com]",
      /tenant\.yaml:10:37 framedBy\[1\]: "http:\/\/www\.example\.com" is not an https origin without a path, such as/,
    ],
    [
      "tenant.yaml",
      "demoPassword: parterre-demo",
      "passwordEnv: NOT_SET",
      /staff\[0\]\.passwordEnv: the environment has no NOT_SET/,
    ],
    [
      "venues/salle.yaml",
      "tables: [Cabaret]",
      "tables: [Cabarets]",
      /tables\[0\]: the plan has no zone "Cabarets"/,
    ],
    [
      "venues/salle.yaml",
      "tables: [Cabaret]",
      "zones: { Balcons: { fr: Balcon, en: Balcony } }",
      /zones\.Balcons: the plan has no zone "Balcons"/,
    ],
    [
      "venues/salle.yaml",
      "tables: [Cabaret]",
      "zones: { Balcon: { fr: Balcon } }",
      /zones\.Balcon\.en: missing/,
    ],
    [
      "venues/salle.yaml",
      "tables: [Cabaret]",
      "areas: { Scene: { fr: Scène, en: Stage } }",
      /salle\.yaml:\d+:\d+ areas\.Scene: the plan has no area that says "Scene"/,
    ],
    [
      "venues/salle.yaml",
      "tables: [Cabaret]",
      "areas: { Debout: { fr: Debout } }",
      /areas\.Debout\.en: missing/,
    ],
    ["venues/salle.yaml", "tables: [Cabaret]", "areas: { Debout: Debout }", /areas\.Debout: /],
    ["venues/salle.yaml", "zones: [Balcon]", "zones: []", /levels: zone "Balcon" is on no level/],
    [
      "venues/salle.yaml",
      "provinceState: QC",
      "provinceState: Quebec",
      /address\.provinceState: "Quebec" is not a province/,
    ],
    [
      "venues/salle.yaml",
      "plan: salle.plan.json",
      "plan: other.plan.json",
      /plan: there is no file venues\/other\.plan\.json/,
    ],
    [
      plan,
      '"parterre-A-2"',
      '"parterre-A-1"',
      /salle\.plan\.json:\d+:\d+ zones\[1\]\.rows\[0\]\.seats\[1\]\.seat_guid: “parterre-A-1” names another seat too/,
    ],
    [
      plan,
      '"category": "Balcon"',
      '"category": "Loge"',
      /zones\[2\]\.rows\[0\]\.seats\[0\]\.category: “Loge” isn’t one of the plan’s categories/,
    ],
    [plan, '"category": "Balcon"', '"categories": "Balcon"', /seats\[0\]\.category: missing/],
    [plan, '"x": 20', '"x": NaN', /salle\.plan\.json:\d+:\d+: not JSON/],
    [plan, '"x": 20', '"x": 1e999', /\.x: Infinity is not of type number/],
  ] as const)(
    "%s with %s → %s is refused in one line, and nothing is written",
    async (file, from, to, message) => {
      await folder.edit(file, from, to)
      const { code, complaints } = await run()
      expect(code).toBe(1)
      expect(complaints).toEqual([expect.stringMatching(message)])
      expect(complaints[0]).toMatch(/^petit-theatre\//)
      expect(complaints[0]).not.toContain("\n")
      expect(await database.db("websites").count({ rows: "*" })).toEqual([{ rows: 0 }])
    },
  )

  it("is told all of its problems at once, in every file, however far each can be read", async () => {
    await folder.edit(page, "category: show", "category: shows")
    await folder.edit(page, "saleState: ONSALE", "saleState: ON_SALE")
    await folder.edit("venues/salle.yaml", "capacity: 20", "capacity: 0")
    await folder.edit(plan, '"parterre-A-2"', '"parterre-A-1"')
    await folder.edit(plan, '"category": "Balcon"', '"category": "Loge"')
    await folder.edit("tenant.yaml", "holdSeconds: 600", "holdSeconds: 6")
    await folder.edit("tenant.yaml", "SMALL: images/logo.svg", "SMALL: images/none.svg")
    await folder.write("pages/syntax.yaml", "title: [\n")
    const { code, complaints } = await run()
    expect(code).toBe(1)
    expect(complaints).toEqual([
      expect.stringMatching(/tenant\.yaml:\d+:\d+ holdSeconds: 6 must be >= 60$/),
      expect.stringMatching(/salle\.plan\.json:\d+:\d+ .*seat_guid: “parterre-A-1” names another seat too$/),
      expect.stringMatching(/salle\.plan\.json:\d+:\d+ .*category: “Loge” isn’t one of the plan’s/),
      expect.stringMatching(/salle\.yaml:\d+:\d+ generalAdmission\[0\]\.capacity: 0 must be >= 1$/),
      expect.stringMatching(/syntax\.yaml:\d+:\d+: /),
      expect.stringMatching(/ubu\.yaml:\d+:\d+ category: "shows" is not one of/),
      expect.stringMatching(/ubu\.yaml:\d+:\d+ shows\[0\]\.events\[0\]\.saleState: "ON_SALE" is not one of/),
    ])
    expect(await database.db("websites").count({ rows: "*" })).toEqual([{ rows: 0 }])
  })

  it("is told what its pages get wrong beside a plan that is wrong, without blame for the plan", async () => {
    await folder.edit(plan, '"category": "Balcon"', '"category": "Loge"')
    await folder.edit(page, "key: etudiant", "key: adulte")
    await folder.edit(page, "parterre-C-8", "parterre-Z-8")
    expect((await run()).complaints).toEqual([
      expect.stringMatching(/salle\.plan\.json.*category: “Loge”/),
      expect.stringMatching(/ubu\.yaml.*"adulte" is taken$/),
    ])
  })

  it("is told twenty problems, then how many more there are", async () => {
    const seats = Array.from({ length: 23 }, (_, seat) => ({
      seat_guid: `s${seat}`,
      seat_number: String(seat),
      position: { x: 20 * seat, y: 0 },
      category: "Loge",
    }))
    await folder.write(
      plan,
      JSON.stringify({
        name: "x",
        categories: [{ name: "Parterre" }],
        zones: [{ name: "Zone", position: { x: 0, y: 0 }, rows: [{ row_number: "A", seats }] }],
      }),
    )
    await folder.write(
      "venues/salle.yaml",
      "name: { fr: A, en: A }\naddress: { city: Laval, provinceState: QC, country: CA }\nplan: salle.plan.json\n",
    )
    await folder.remove(page)
    const { complaints } = await run()
    expect(complaints).toHaveLength(21)
    expect(complaints[19]).toMatch(/seats\[19\]\.category: “Loge”/)
    expect(complaints[20]).toBe("and 3 more")
  })

  it("is told of a plan's seats too where its shape is wrong elsewhere", async () => {
    const seat = { seat_number: "1", position: { x: 0, y: 0 }, category: "Parterre" }
    const rows = [
      {
        row_number: "A",
        seats: [
          { ...seat, seat_guid: "s1" },
          { ...seat, seat_guid: 2 },
        ],
      },
      { row_number: "B", seats: "none" },
      { row_number: "C", seats: [{ ...seat, seat_guid: "s1", category: "Loge" }] },
    ]
    const zones = [{ name: "Zone", position: { x: 0, y: 0 }, rows }]
    await folder.write(plan, JSON.stringify({ name: "x", categories: [{ name: "Parterre" }], zones }))
    const { complaints } = await run()
    for (const said of [
      /rows\[0\]\.seats\[1\]\.seat_guid/,
      /rows\[1\]\.seats/,
      /rows\[2\]\.seats\[0\]\.seat_guid: “s1” names another seat too/,
      /rows\[2\]\.seats\[0\]\.category: “Loge” isn’t one of the plan’s categories/,
    ])
      expect(complaints.filter((complaint) => said.test(complaint))).toHaveLength(1)
  })

  it("is told what is wrong with each of several folders", async () => {
    const other = await fixtureFolder()
    await folder.edit("tenant.yaml", "holdSeconds: 600", "holdSeconds: 6")
    await other.edit("tenant.yaml", "renewals: 2", "renewals: -2")
    const complaints: string[] = []
    await runImport([folder.path, other.path], {
      ...options,
      db: database.db,
      print: () => undefined,
      complain: (line) => complaints.push(line),
    })
    await other.dispose()
    expect(complaints).toEqual([
      expect.stringContaining("holdSeconds: 6 must be >= 60"),
      expect.stringContaining("renewals: -2 must be >= 0"),
    ])
  })

  const cents = "has decimals, and money is written in whole cents"
  it.each([
    ["120.00", `120.00 ${cents}: 120 for $1.20, or 12000 for $120.00?`],
    ["120.0", `120.0 ${cents}: 120 for $1.20, or 12000 for $120.00?`],
    ["1.2e2", `1.2e2 ${cents}: 120 for $1.20, or 12000 for $120.00?`],
    ["40.5", `40.5 ${cents}: 4050 for $40.50?`],
    ['"120,00"', `"120,00" ${cents}: 120 for $1.20, or 12000 for $120.00?`],
    ['"1 200,00 $"', `"1 200,00 $" ${cents}: 1200 for $12.00, or 120000 for $1200.00?`],
    ['"1,200.00"', `"1,200.00" ${cents}: 1200 for $12.00, or 120000 for $1200.00?`],
    ['"120,00 $"', `"120,00 $" ${cents}: 120 for $1.20, or 12000 for $120.00?`],
    ["64.", `64. ${cents}: 64 for $0.64, or 6400 for $64.00?`],
    [".5", `.5 ${cents}: 50 for $0.50?`],
    ["0x78", "0x78 is not in digits alone, and money is written in whole cents: 120 for $1.20?"],
    ["0o170", "0o170 is not in digits alone, and money is written in whole cents: 120 for $1.20?"],
    ["0x1e", "0x1e is not in digits alone, and money is written in whole cents: 30 for $0.30?"],
    ["+120", "+120 is not in digits alone, and money is written in whole cents: 120 for $1.20?"],
    ["-0", "-0 is not in digits alone, and money is written in whole cents: 0 for $0.00?"],
    ["1_200", `"1_200" is not of type integer: money is written in whole cents, such as 6500 for $65.00`],
    ["$65", `"$65" is not of type integer: money is written in whole cents, such as 6500 for $65.00`],
    ['"12000"', '"12000" is not of type integer: money is written in whole cents, such as 6500 for $65.00'],
    ["120,00", "unknown field; key, name, price, serviceCharge"],
    [".inf", "price: Infinity is not of type integer"],
  ])("is asked what a price of %s means", async (written, message) => {
    await folder.edit(page, "price: 4000", `price: ${written}`)
    expect((await run()).complaints).toEqual([expect.stringContaining(message)])
  })

  it("is asked about the decimals of an amount it repeats by an anchor, and of a subscription", async () => {
    await folder.edit(page, "price: 4000", "price: &full 40.00")
    await folder.edit(page, "price: 3000", "price: *full")
    expect((await run()).complaints).toEqual([
      expect.stringMatching(/prices\.Parterre\[0\]\.price: 40\.00 has decimals/),
      expect.stringMatching(/prices\.Parterre\[2\]\.price: 40\.00 has decimals/),
    ])
  })

  it("without seats is refused", async () => {
    await folder.write(
      plan,
      '{"name": "x", "categories": [], "zones": [{"position": {"x": 0, "y": 0}, "rows": []}]}',
    )
    await folder.write(
      "venues/salle.yaml",
      "name: { fr: A, en: A }\naddress: { city: Laval, provinceState: QC, country: CA }\nplan: salle.plan.json\n",
    )
    expect((await run()).complaints).toEqual([expect.stringContaining("the plan has no seats")])
  })

  it("with no tenant.yaml is refused", async () => {
    await folder.remove("tenant.yaml")
    expect((await run()).complaints).toEqual(["petit-theatre/tenant.yaml: there is no such file"])
  })

  it("refuses a demo password in production", async () => {
    await expect(importTenant(folder.path, database.db, { ...options, production: true })).rejects.toThrow(
      /staff\[0\]\.demoPassword: not accepted in production/,
    )
  })
})

describe("a plan that looks wrong", () => {
  it("is imported, and told in the words of the preview", async () => {
    const own = await testDatabase()
    const second = '"parterre-A-2", "seat_number": "2", "position": {"x": '
    await folder.edit("venues/salle.plan.json", `${second}20`, `${second}3`)
    const [printed, complaints]: [string[], string[]] = [[], []]
    const code = await runImport([folder.path], {
      ...options,
      db: own.db,
      print: (line) => printed.push(line),
      complain: (line) => complaints.push(line),
    })
    await own.close()
    expect(code).toBe(0)
    expect(printed).toHaveLength(1)
    expect(complaints).toContain(
      "suspicious: petit-theatre/venues/salle.plan.json: Parterre, row A, seat 1 and Parterre, row A, seat 2: they stand on one another, so only one of them can be seen and clicked; move one of them",
    )
  })
})
