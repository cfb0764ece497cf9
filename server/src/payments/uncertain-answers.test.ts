import { createServer, type Server } from "node:http"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { cardOf, requestFor } from "../../test/processors-on-sandboxes.ts"
import { createCardConnect } from "./cardconnect.ts"
import { createExact } from "./exact.ts"
import { createGlobalPayments } from "./global-payments.ts"
import { createMoneris } from "./moneris.ts"
import { createPaymentech } from "./paymentech.ts"
import { createPaysafe } from "./paysafe.ts"
import { createStripe } from "./stripe.ts"

/** A processor that says what it is told to say. */
let says: (path: string) => { status: number; body: unknown }
let server: Server
let baseUrl = ""

beforeAll(async () => {
  server = createServer((request, response) => {
    const { status, body } = request.url?.endsWith("/accesstoken")
      ? { status: 200, body: { token: "t", seconds_to_expire: 600 } }
      : says(request.url ?? "")
    response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  baseUrl = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`
})
afterAll(() => server.close())

const always = (body: unknown, status = 200) => {
  says = () => ({ status, body })
}
const charge = { processorId: "TRN_1", reference: "sale:s:1", amount: 14_945, currency: "CAD" }
const context = { now: () => Date.UTC(2026, 10, 21), log: { info: () => undefined, warn: () => undefined } }
const paysafe = () =>
  createPaysafe({ type: "PAYSAFE", baseUrl, accountId: "1001", apiKey: "user:key" }, context)
const globalPayments = () =>
  createGlobalPayments(
    { type: "GLOBALPAYMENTS", baseUrl, appId: "id", appKey: "key", accountName: "transactions" },
    context,
  )
const stripe = () =>
  createStripe({ type: "STRIPE", baseUrl, secretKey: "sk_test_x", webhookSecret: "whsec_x" }, context)
const moneris = () =>
  createMoneris({ type: "MONERIS", baseUrl, storeId: "store5", apiToken: "token" }, context)
const cardConnect = () =>
  createCardConnect({ type: "CARDCONNECT", baseUrl, merchantId: "8000", login: "user:word" }, context)
const paymentech = () =>
  createPaymentech(
    { type: "PAYMENTECH", baseUrl, secondBaseUrl: baseUrl, merchantId: "700000208761", login: "user:word" },
    context,
  )
const exact = () =>
  createExact(
    { type: "EXACT", baseUrl, gatewayId: "A1", password: "word", reportLogin: "user:word" },
    context,
  )
const request = () => requestFor(cardOf("4111111111111111"))
/** The answer of CardPointe to an order it does not know, and of anything to the rest. */
const afterLooking = (body: unknown) => {
  const none = { respstat: "C", respproc: "PPS", respcode: "29", resptext: "Txn not found" }
  says = (path) => ({ status: 200, body: path.includes("inquireByOrderid") ? none : body })
}
const receipt = (fields: string) => `<response><receipt>${fields}</receipt></response>`
const orbital = (fields: string) => `<Response><NewOrderResp>${fields}</NewOrderResp></Response>`

describe("an answer that is neither yes nor no may still become a charge", () => {
  it.each([
    ["held for review", { id: "1", status: "HELD" }],
    ["an empty answer", {}],
  ])("Paysafe: %s", async (_what, body) => {
    always(body)
    expect(await paysafe().authorise(request())).toMatchObject({ kind: "unknown" })
  })

  it("Paysafe: a look-up of a held one knows nothing yet, of a failed one that nothing was charged", async () => {
    const { reference } = request()
    const found = (status: string) =>
      always({ auths: [{ id: "1", merchantRefNum: reference, status, amount: 14_945 }] })
    found("HELD")
    expect(await paysafe().lookup(reference)).toMatchObject({ kind: "unavailable" })
    found("FAILED")
    expect(await paysafe().lookup(reference)).toMatchObject({ kind: "declined" })
  })

  it.each(["INITIATED", "PENDING", "SOMETHING_NEW"])("Global Payments: %s", async (status) => {
    const sent = request()
    always({ id: "TRN_1", status })
    expect(await globalPayments().authorise(sent)).toMatchObject({ kind: "unknown" })
    always({ transactions: [{ id: "TRN_1", status, reference: sent.reference, amount: "14945" }] })
    expect(await globalPayments().lookup(sent.reference)).toMatchObject({ kind: "unavailable" })
  })

  it.each([
    ["timed out", receipt("<Complete>false</Complete><TimedOut>true</TimedOut>")],
    ["no code", receipt("<Complete>true</Complete><ResponseCode>null</ResponseCode>")],
    ["in words of its own", receipt("<Complete>false</Complete><Message>Try later</Message>")],
    ["a page of a proxy", "<html><body>Please wait<br></body></html>"],
    ["nothing", ""],
  ])("Moneris: %s", async (_what, body) => {
    always(body)
    expect(await moneris().authorise(request())).toMatchObject({ kind: "unknown" })
    expect(await moneris().capture(charge)).toMatchObject({ kind: "unknown" })
  })

  it.each([
    [
      "a gateway that waited in vain",
      { respstat: "B", respproc: "PPS", respcode: "62", resptext: "Timed out" },
    ],
    ["neither yes nor no", { respstat: "X", retref: "1" }],
    ["an empty answer", {}],
    ["a page of a proxy", "<html>"],
  ])("CardPointe: %s", async (_what, body) => {
    afterLooking(body)
    expect(await cardConnect().authorise(request())).toMatchObject({ kind: "unknown" })
  })

  it("CardPointe: asked twice to send again, nothing came of it", async () => {
    afterLooking({ respstat: "B", respproc: "PPS", respcode: "61", resptext: "Line down" })
    expect(await cardConnect().authorise(request())).toEqual({ kind: "unavailable", reason: "Line down" })
  })

  it.each([
    ["a system error of the host", orbital("<ProcStatus>0</ProcStatus><ApprovalStatus>2</ApprovalStatus>")],
    ["no approval status", orbital("<ProcStatus>0</ProcStatus><TxRefNum>1</TxRefNum>")],
    ["an answer of another kind", "<Response/>"],
    ["a page of a proxy", "<html>"],
  ])("Orbital: %s", async (_what, body) => {
    always(body)
    expect(await paymentech().authorise(request())).toMatchObject({ kind: "unknown" })
  })

  it("Orbital: null characters in an answer are no fault of it", async () => {
    always(orbital("<ProcStatus>0</ProcStatus><ApprovalStatus>0</ApprovalStatus><RespCode>05</RespCode>\0"))
    expect(await paymentech().authorise(request())).toMatchObject({ kind: "declined", code: "05" })
  })

  it.each([
    ["no code of the gateway", { transaction_approved: 0 }],
    ["no code of the bank", { transaction_approved: 0, exact_resp_code: "00" }],
    ["a page of a proxy", "<html>"],
  ])("E-xact: %s", async (_what, body) => {
    always(body)
    expect(await exact().authorise(request())).toMatchObject({ kind: "unknown" })
  })

  it("a 503 of a proxy", async () => {
    always({}, 503)
    for (const processor of [moneris(), paymentech(), exact()])
      expect(await processor.authorise(request())).toMatchObject({ kind: "unknown" })
    // It looks first, and so has asked for nothing yet.
    expect(await cardConnect().authorise(request())).toMatchObject({ kind: "unavailable" })
    expect(await paysafe().authorise(request())).toMatchObject({ kind: "unknown" })
    expect(await globalPayments().authorise(request())).toMatchObject({ kind: "unknown" })
    expect(await stripe().authorise({ ...request(), card: { token: "tok_visa" } })).toMatchObject({
      kind: "unknown",
    })
  })
})

describe("money that was let go pays for nothing", () => {
  it("Global Payments: a sale it reversed at once", async () => {
    always({ id: "TRN_1", status: "REVERSED" })
    expect(await globalPayments().authorise(request())).toMatchObject({ kind: "declined" })
  })

  it("Stripe: an intent that was authorised, then cancelled", async () => {
    const intent = {
      id: "pi_1",
      object: "payment_intent",
      status: "canceled",
      amount: 14_945,
      currency: "cad",
      metadata: { saleToken: "s", reference: "sale:s:1" },
      latest_charge: { id: "ch_1", object: "charge", payment_method_details: { card: { brand: "visa" } } },
    }
    always(intent)
    const expected = { saleToken: "s", amount: 14_945, currency: "CAD" }
    expect(await stripe().readPayment("pi_1", expected)).toMatchObject({ kind: "declined" })
    const stale = { ...intent, status: "requires_payment_method", last_payment_error: null }
    says = (path) => ({
      status: 200,
      body: path.includes("/search") ? { object: "search_result", data: [stale], has_more: false } : intent,
    })
    expect(await stripe().lookup("sale:s:1")).toMatchObject({ kind: "approved", state: "voided" })
  })
})

describe("a settlement that was asked for before", () => {
  it.each([
    ["PREAUTHORIZED", "rejected"],
    ["CAPTURED", "done"],
  ])("Global Payments: the capture of one now %s is %s", async (status, kind) => {
    says = (path) =>
      path.includes("reference=")
        ? {
            status: 200,
            body: { transactions: [{ id: "TRN_1", status, reference: charge.reference, amount: "14945" }] },
          }
        : { status: 400, body: { detailed_error_code: "40039" } }
    expect(await globalPayments().capture(charge)).toMatchObject({ kind })
  })

  it.each([
    ["FAILED", "rejected"],
    ["PENDING", "done"],
  ])("Paysafe: the capture whose settlement is %s is %s", async (status, kind) => {
    says = (path) =>
      path.includes("merchantRefNum=")
        ? { status: 200, body: { settlements: [{ id: "1", status }] } }
        : { status: 409, body: { error: { code: "5031" } } }
    expect(await paysafe().capture(charge)).toMatchObject({ kind })
  })
})
