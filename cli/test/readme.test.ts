import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { exitCodes } from "../src/exit-codes.ts"
import { fakeMachine, reply, signedIn } from "./fake-machine.ts"
import {
  cartLink,
  cartList,
  closingPreview,
  eventRefund,
  eventRefundPreview,
  explanation,
  hold,
  holdExplanation,
  holdList,
  personalData,
  promotionExplanation,
  refund,
  refundPreview,
  replayOf,
  report,
  seatExplanation,
  supportClient,
} from "./samples.ts"

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8")
const [example = ""] = /(?<=```sh\n)parterre [\s\S]*?(?=```)/.exec(readme) ?? []

/** The words of a line of shell, quotes and comments aside. */
const words = (line: string) =>
  [...line.replace(/\s#.*/, "").matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? "")

describe("the README", () => {
  const lines = example.trim().split("\n").map(words)

  it("begins with a sign-in and goes on to carts and holds", () => {
    expect(lines.map(([program, noun]) => `${program} ${noun}`)).toEqual([
      "parterre login",
      "parterre carts",
      "parterre carts",
      ...Array.from({ length: 5 }, () => "parterre why"),
      "parterre carts",
      "parterre carts",
      "parterre carts",
      ...Array.from({ length: 7 }, () => "parterre sales"),
      ...Array.from({ length: 6 }, () => "parterre clients"),
      "parterre events",
      "parterre holds",
      "parterre tickets",
      "parterre holds",
    ])
  })

  it.each(lines.slice(1))("does what it shows: %s %s %s", async (_, ...argv) => {
    const machine = await signedIn({
      listSupportCarts: () => reply(cartList()),
      getSupportCart: () => reply(report()),
      explainSupportCart: () => reply(explanation()),
      explainSupportHold: () => reply(holdExplanation()),
      explainSupportSeat: () => reply(seatExplanation()),
      explainSupportPromotion: () => reply(promotionExplanation()),
      replaySupportCart: () => reply(replayOf()),
      linkSupportCart: () => reply(cartLink),
      previewRefund: () => reply(refundPreview()),
      refundSale: () => reply(refund()),
      previewEventRefund: () => reply(eventRefundPreview),
      listEventRefunds: () =>
        reply({ eventId: "e1", refunds: argv.includes("refunds") ? [eventRefund] : [] }),
      refundEvent: () => reply(eventRefund),
      getEventRefund: () => reply({ ...eventRefund, sales: [] }),
      resendReceipt: () => reply({ saleId: "BELV-G377FRL3", to: "marie@exemple.ca" }),
      listSupportClients: () => reply({ clients: [], more: false }),
      getSupportClient: () => reply(supportClient),
      exportSupportClient: () => reply(personalData),
      previewSupportClosing: () => reply(closingPreview),
      askNewPassword: () => reply(supportClient.entries[0]),
      listPages: () => reply([]),
      listSupportHolds: () => reply(holdList()),
      getSupportHold: () => reply(hold()),
      clearSupportCart: () => reply({ message: "holds.released" }),
      releaseSupportHold: () => reply({ message: "holds.released" }),
    })
    // A script cannot be asked, and a hold has an id.
    const typed = argv.map((word) => (word === "<id>" ? hold().id : word))
    const { code, err } = await machine.run(
      typed.includes("--reason") && !typed.includes("export") ? [...typed, "--yes"] : typed,
    )
    expect({ code, err }).toEqual({ code: 0, err: "" })
  })

  it("lists the commands and options there are", async () => {
    const [commands = ""] = /(?<=^\| Command .*\n)[\s\S]*?(?=\n\n)/m.exec(readme) ?? []
    const table = [...commands.matchAll(/^\| (`[^|]+`(?:, `[^|]+`)?) +\| ?(.*?) +\|$/gm)]
    for (const [, names = "", options = ""] of table)
      for (const [, name = ""] of names.matchAll(/`([^`<]+)/g)) {
        const { code, out } = await fakeMachine("down").run([...name.trim().split(" "), "--help"])
        expect(code).toBe(0)
        for (const [option] of options.matchAll(/--[a-z-]+/g)) expect(`${name}: ${out}`).toContain(option)
      }
    expect(table.length).toBeGreaterThan(30)
    expect(table).toHaveLength(commands.split("\n").length - 1)
  })

  it("explains each exit code", () => {
    const explained = [...readme.matchAll(/^\| (\d) +\|/gm)].map(([, code]) => Number(code))
    expect(explained).toEqual(Object.values(exitCodes))
  })
})
