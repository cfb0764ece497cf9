import { expect, it } from "vitest"
import { processorCode, whyUncharged } from "./uncharged.ts"

it("tells why no money was taken, and which codes are a processor's own", () => {
  expect(["unreached:http-500", "not-charged", "abandoned", "given-back", "3022"].map(whyUncharged)).toEqual([
    "unanswered",
    "unanswered",
    "left",
    "given-back",
    "refused",
  ])
  expect(
    ["unreached:http-500", "not-charged", "abandoned", "lapsed", "given-back", "3022"].map(processorCode),
  ).toEqual([undefined, undefined, undefined, undefined, undefined, "3022"])
})
