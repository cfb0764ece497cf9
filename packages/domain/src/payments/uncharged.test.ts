import { expect, it } from "vitest"
import { processorCode, whyUncharged } from "./uncharged.ts"

it("tells why no money was taken, and which codes are a processor's own", () => {
  expect(["unreached:http-500", "not-charged", "abandoned", "3022"].map(whyUncharged)).toEqual([
    "unanswered",
    "unanswered",
    "left",
    "refused",
  ])
  expect(["unreached:http-500", "not-charged", "abandoned", "lapsed", "3022"].map(processorCode)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    "3022",
  ])
})
