import { cleanup, render } from "ink-testing-library"
import { afterEach, describe, expect, it } from "vitest"
import { refuse, reply, signedIn, stillClock } from "../test/fake-machine.ts"
import {
  cartList,
  difference,
  explanation,
  hold,
  holdExplanation,
  holdList,
  promotionExplanation,
  replayOf,
  report,
  seatExplanation,
} from "../test/samples.ts"
import type { Desk, Place } from "./places.ts"
import { askDesk } from "./places.ts"
import { DeskScreen } from "./screens/DeskScreen.tsx"
import { ReleaseScreen } from "./screens/ReleaseScreen.tsx"

afterEach(cleanup)

/** Clears the screen, names the window, draws a link, turns the direction, hides, breaks the line, with C1 codes too. */
const evil =
  "\u001b[2J\u001b]0;owned\u0007\u001b]8;;http://evil.example\u001b\\Ma\u202erie\u2066\u200b\ufeff\r\nDeleted: 12 carts\u009b31m\u0085\u0000\u007f"
const harmless = "[2J]0;owned]8;;http://evil.example\\Marie Deleted: 12 carts31m"

/** The answer of the server with hostile words wherever words are. */
function hostile<Value>(value: Value): Value {
  const words = new Set([
    "title",
    "name",
    "client",
    "explanation",
    "priceType",
    "priceLevel",
    "section",
    "city",
  ])
  return JSON.parse(
    JSON.stringify(value, (key, field: unknown) =>
      words.has(key) && typeof field === "string" ? evil : field,
    ),
  )
}

const cart = report()
const answers = {
  listSupportCarts: () => reply(hostile(cartList({ titles: [evil], client: evil }))),
  getSupportCart: () =>
    reply(hostile({ ...cart, summary: { ...cart.summary, client: evil, titles: [evil] } })),
  listSupportHolds: () => reply(hostile(holdList(hold()))),
  getSupportHold: () => reply(hostile(hold())),
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not come through
const obeyed = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/

describe("what somebody wrote to be obeyed by the support's terminal", () => {
  it.each([
    ["carts", "list"],
    ["carts", "show", cart.summary.id],
    ["holds", "list"],
    ["holds", "show", hold().id],
  ])("is printed as text: %s %s", async (...argv) => {
    const machine = await signedIn(answers)
    const { code, out, err } = await machine.run(argv)
    expect([code, err]).toEqual([0, ""])
    expect(out).not.toMatch(obeyed)
    expect(out.replaceAll(/\s+/g, " ")).toContain("]0;owned]8;;http://evil.example\\Marie Deleted")
  })

  it("stays whole in JSON, escaped", async () => {
    const machine = await signedIn(answers)
    const { out } = await machine.run(["carts", "show", cart.summary.id, "--json"])
    expect(out).not.toMatch(obeyed)
    expect(JSON.parse(out).summary.client).toBe(evil)
  })

  it("is printed as text in a failure, as JSON too", async () => {
    const failing = () => {
      const { status, headers } = refuse("hold-unknown")
      const body = { type: "", title: "", status, code: "hold-unknown", message: evil, action: "review-cart" }
      return new Response(JSON.stringify(body), { status, headers })
    }
    const machine = await signedIn({ ...answers, getSupportHold: failing })
    const { err } = await machine.run(["holds", "show", "none"])
    expect(err.trimEnd()).toBe(harmless)
    expect((await machine.run(["holds", "show", "none", "--json"])).out).not.toMatch(obeyed)
  })

  const desk: Desk = {
    carts: async () => hostile(cartList({ titles: [evil] })),
    cart: async () => hostile(cart),
    explain: async () => hostile(explanation()),
    explainHold: async () => hostile(holdExplanation()),
    explainSeat: async () => hostile(seatExplanation()),
    explainPromotion: async () => hostile(promotionExplanation()),
    replay: async () => hostile(replayOf({ differences: [difference] })),
    holds: async () => hostile(holdList(hold())),
    hold: async () => hostile(hold()),
    releaseHold: async () => ({ message: evil }),
  }
  const places: readonly Place[] = [
    { kind: "carts", query: {} },
    { kind: "cart", id: cart.summary.id },
    { kind: "explanation", id: cart.summary.id, about: "price" },
    { kind: "why-hold", id: hold().id },
    { kind: "why-seat", eventId: "an-event", seatId: "a-seat", qty: 1 },
    { kind: "why-promotion", id: "HIVER-10" },
    { kind: "replay", id: cart.summary.id },
    { kind: "holds", query: {} },
    { kind: "hold", id: hold().id },
  ]
  /** A frame without what the program itself tells the terminal. */
  const plain = (frame: string | undefined) =>
    (frame ?? "")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: styles of Ink
      .replaceAll(/\u001b\[\d*(;\d+)*m/g, "")
      .replaceAll("\n", " ")

  it.each(places)("is drawn as text in a screen: $kind", async (start) => {
    const { lastFrame } = render(
      <DeskScreen
        desk={desk}
        start={start}
        initial={await askDesk(desk, start)}
        language="en"
        color
        clock={stillClock()}
        explain={() => ""}
      />,
    )
    expect(plain(lastFrame())).toContain("owned")
    expect(plain(lastFrame())).not.toMatch(obeyed)
  })

  it("is drawn as text where a hold is released", () => {
    const { lastFrame } = render(
      <ReleaseScreen
        hold={hostile(hold())}
        language="en"
        color
        release={desk.releaseHold}
        explain={() => ""}
        onEnd={() => undefined}
      />,
    )
    expect(plain(lastFrame())).toContain("owned")
    expect(plain(lastFrame())).not.toMatch(obeyed)
  })

  it.each(["D’Arcy-O'Neil", "Marie\u00a0Ève", "Łukasz Żółć", "王小明", "محمد", "नेहा", "Zoë 👩‍🎤"])(
    "is no name: %s comes through",
    async (name) => {
      const machine = await signedIn({
        getSupportCart: () => reply({ ...cart, summary: { ...cart.summary, client: name } }),
      })
      expect((await machine.run(["carts", "show", cart.summary.id])).out).toContain(
        name.replace("\u200d", ""),
      )
    },
  )
})
