// What a tenant developer might write against the published packages; compiled strictly, then run.
import assert from "node:assert/strict"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { type Answer, operations, type ProblemOf, problemText } from "@parterre/contract"
import { document } from "@parterre/contract/document"
import { formatMoney } from "@parterre/domain/money"
import { chooseParty, type RowPicture } from "@parterre/domain/seats"
import { computeSaleTaxes, taxSummary } from "@parterre/domain/taxes"
import type { SeatSelection } from "@parterre/react"
import { api, createParterre, isProblem } from "@parterre/sdk"
import type { SeatMapHandle } from "@parterre/seat-map"
import * as Effect from "effect/Effect"

const failure: ProblemOf<"createHolds"> = "seats-taken"
// @ts-expect-error a failure of another operation is not one of these
const stranger: ProblemOf<"createHolds"> = "card-declined"
assert.equal(problemText(failure, "en").startsWith("Someone"), true)
assert.ok(stranger in document || operations.createHolds.path === "/v1/holds")

const row: RowPicture = {
  ring: false,
  seats: ["1", "2", "3", "4"].map((id) => ({ id, state: "free" as const, priceLevelId: "a" })),
}
assert.deepEqual(chooseParty(row, 0, { size: 2, avoidSingle: true }), {
  ok: true,
  seats: [0, 1],
  lastResort: false,
})
const line = { province: "QC" as const, amount: 14000, serviceCharge: 0, taxable: true }
const taxes = taxSummary(computeSaleTaxes({ date: "2026-12-05", lines: [line] }))
assert.equal(formatMoney(taxes.totalAfterTaxes, "fr"), "160,97\u00a0$")

const pages: Answer<"listPages"> = []
const server = createServer((request, response) => {
  const unknown = request.url?.includes("/v1/pages/") ?? false
  response.writeHead(unknown ? 404 : 200, {
    "content-type": unknown ? "application/problem+json" : "application/json",
  })
  const problem = {
    type: "/problems/page-unknown",
    title: "There is no such page.",
    status: 404,
    code: "page-unknown",
    message: "Cette page n’existe pas.",
    action: "go-home",
  }
  response.end(JSON.stringify(unknown ? problem : pages))
})
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
const { port } = server.address() as AddressInfo
const shop = createParterre({ baseUrl: `http://127.0.0.1:${port}`, subdomain: "belvedere", language: "fr" })
assert.deepEqual(await shop.catalogue.pages(), [])
try {
  await shop.catalogue.page("nowhere")
  assert.fail("an unknown page was answered")
} catch (error) {
  assert.ok(isProblem(error, "page-unknown"))
}
await shop.dispose()
server.close()

/** Types a frontend names; nothing of a browser runs here. */
export type Pieces = SeatSelection | SeatMapHandle
export const page = api
  .getPage({ path: { id: "x" } })
  .pipe(Effect.catchTag("page-unknown", () => Effect.succeed(undefined)))
