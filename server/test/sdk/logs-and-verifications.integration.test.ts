import { api } from "@parterre/sdk"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { testConfig } from "../serve.ts"
import { openPetitTheatre, type PetitTheatre } from "./petit-theatre.ts"
import { failureOf } from "./sdk-client.ts"

let theatre: PetitTheatre
let written: string[] = []
beforeAll(async () => {
  theatre = await openPetitTheatre({
    config: testConfig({ logLevel: "debug" }),
    logStream: { write: (line: string) => void written.push(line) },
  })
})
afterAll(() => theatre.close())
beforeEach(() => {
  written = []
})

const entries = () =>
  written.map((line) => JSON.parse(line)).filter(({ msg }) => String(msg).startsWith("shop: "))

it("an entry of a client reaches the server's log, without its secrets [CALL-058]", async () => {
  const { shop, of } = theatre.client()
  await shop.logs.write("error", "The card 4111 1111 1111 1111 of ada@exemple.ca was refused", { seats: 2 })
  expect(of("POST /v1/log/error")).toMatchObject([
    { status: 204, body: { message: "The card [digits] of [email] was refused", context: { seats: 2 } } },
  ])
  expect(entries()).toMatchObject([
    {
      msg: "shop: The card [digits] of [email] was refused",
      shop: { website: "petit-theatre", seats: 2 },
    },
  ])
  const level = "fatal" as "error"
  const unknown = shop.run(api.writeLog({ path: { level }, body: { message: "x" } }))
  expect(await failureOf(unknown)).toMatchObject({ _tag: "request-invalid", status: 400 })
})

it("the network of who asks is verified [CALL-089]", async () => {
  const { shop, of } = theatre.client()
  await shop.session.start()
  expect(await shop.run(api.verifyIp())).toEqual({ status: "valid", responseCode: "private" })
  expect(of("GET /v1/xverify/ip")).toHaveLength(1)
})
