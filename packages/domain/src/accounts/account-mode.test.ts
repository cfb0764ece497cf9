import { expect, it } from "vitest"
import { accountMode, guestHasPassword } from "./account-mode.ts"

it.each([
  ["NO", true, false, false, "[CFG-001]"],
  ["OPTIONAL", true, true, true, "[CFG-002]"],
  ["YES", false, true, false, "[CFG-003]"],
  ["", false, true, false, "[CFG-003]"],
  ["no", false, true, false, "[CFG-003]"],
  [undefined, false, true, false, "[CFG-003]"],
] as const)(
  "%s: guest %s, account %s, checkbox %s %s [ACC-011] [ACC-041]",
  (value, guest, account, box, _id) => {
    expect(accountMode(value)).toEqual({ guestAllowed: guest, accountAllowed: account, guestCheckbox: box })
  },
)

it("gives a guest a password where accounts exist", () => {
  expect(["NO", "OPTIONAL", "YES"].map(guestHasPassword)).toEqual([false, true, true])
})
