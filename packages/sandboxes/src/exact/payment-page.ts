import { createHash, createHmac, randomUUID } from "node:crypto"
import { plainAmount } from "@parterre/domain/money"
import type { FastifyInstance } from "fastify"
import { sandboxCredentials } from "../credentials.ts"
import { autoPostPage, formField, newNonce, sendPage } from "../scope.ts"
import type { World } from "../world.ts"
import { bankPage, type InteracBank, pageLanguage, stayPage, wrongPage } from "./bank-page.ts"
import { centsOf, type exactGateway } from "./gateway.ts"
import { APPROVED } from "./responses.ts"

const { page, transactionKey, responseKey } = sandboxCredentials.exact

/** Milliseconds in which a form is taken. */
const FORM_TIME = 15 * 60_000

interface Visit {
  readonly orderNumber: string
  /** cents */
  readonly amount: number
  readonly returnUrl: string
}

/** The payment page, at which a bank is chosen and Interac Online pays. */
export function paymentPage(world: World, gateway: ReturnType<typeof exactGateway>) {
  const visits = new Map<string, Visit>()
  const sequences = new Set<string>()

  /** What is wrong with a form, or the visit that it opens. */
  function open(field: (name: string) => string): Visit | string {
    const amount = centsOf(field("x_amount"))
    const sequence = field("x_fp_sequence")
    const signed = ["x_login", "x_fp_sequence", "x_fp_timestamp", "x_amount", "x_currency_code"].map(field)
    if (field("x_login") !== page) return "x_login"
    if (field("x_show_form") !== "PAYMENT_FORM") return "x_show_form"
    if (field("x_currency_code") !== "CAD") return "x_currency_code"
    if (createHmac("sha1", transactionKey).update(signed.join("^")).digest("hex") !== field("x_fp_hash"))
      return "x_fp_hash"
    if (Math.abs(world.clock() - Number(field("x_fp_timestamp")) * 1000) > FORM_TIME) return "x_fp_timestamp"
    if (sequences.has(sequence)) return "x_fp_sequence"
    const returnUrl = field("x_receipt_link_url")
    if (amount === undefined || amount === 0) return "x_amount"
    if (!/^https?:\/\//.test(returnUrl)) return "x_receipt_link_url"
    sequences.add(sequence)
    return { orderNumber: field("x_po_num"), amount, returnUrl }
  }

  /** What the bank does, and the fields that tell it. */
  function carryOut(bank: InteracBank, { orderNumber, amount }: Visit): Record<string, string> {
    const isApproved = bank === "A" || bank === "D" || bank === "E"
    const tag =
      bank === "C"
        ? gateway.newTag()
        : gateway.purchase(orderNumber, amount, isApproved ? APPROVED : "303").tag
    const x_amount = plainAmount(amount)
    return {
      x_login: page,
      x_po_num: orderNumber,
      x_amount,
      x_trans_id: tag,
      x_response_code: isApproved ? "1" : bank === "B" ? "2" : "3",
      x_SHA1_Hash: createHash("sha1").update(`${responseKey}${page}${tag}${x_amount}`).digest("hex"),
      ...(isApproved ? { exact_issname: `Banque ${bank}`, exact_issconf: `CONF${tag}` } : {}),
    }
  }

  return {
    reset: () => {
      visits.clear()
      sequences.clear()
    },

    routes(scope: FastifyInstance): void {
      scope.post("/second/payment", async (request, reply) => {
        const nonce = newNonce()
        const language = pageLanguage(request.headers["accept-language"])
        const opened = open((name) => formField(request, name))
        if (typeof opened === "string") return sendPage(reply.code(400), wrongPage(language, opened), nonce)
        const id = randomUUID()
        visits.set(id, opened)
        return sendPage(reply, bankPage(language, nonce, { id, amount: opened.amount }), nonce)
      })

      scope.post("/second/bank", async (request, reply) => {
        const nonce = newNonce()
        const language = pageLanguage(request.headers["accept-language"])
        const id = formField(request, "visit")
        const visit = visits.get(id)
        const bank = (["A", "B", "C", "D", "E"] as const).find((each) => each === formField(request, "bank"))
        // A visit ends with one word of one bank.
        if (visit === undefined || bank === undefined)
          return sendPage(reply.code(400), wrongPage(language, "visit"), nonce)
        visits.delete(id)
        const result = carryOut(bank, visit)
        if (bank !== "E") await tell(visit.returnUrl, result)
        return bank === "D" || bank === "E"
          ? sendPage(reply, stayPage(language), nonce)
          : sendPage(reply, autoPostPage(visit.returnUrl, result, nonce), nonce)
      })
    },
  }
}

/** Posts a result from server to server; a shop that does not answer is not told again. */
async function tell(url: string, fields: Readonly<Record<string, string>>): Promise<void> {
  try {
    await fetch(url, {
      method: "POST",
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(10_000),
    })
  } catch {
    // It asks by itself.
  }
}
