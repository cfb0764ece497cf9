import { describe, expect, it } from "vitest"
import { memberFlag, memberHoldGroup } from "./membership.ts"

const now = 1_796_000_000_000
const membership = { memberId: "friends", startsAt: now - 1000, endsAt: now + 1000 }

describe("the member flag", () => {
  it.each([
    ["during it", now, true],
    ["as it starts", membership.startsAt, true],
    ["before it", membership.startsAt - 1, false],
    ["in its last millisecond", membership.endsAt - 1, true],
    ["as it ends", membership.endsAt, false],
  ])("of the owner of a membership, %s [MEM-002]", (_, time, flag) => {
    expect(memberFlag({ memberships: [membership] }, time)).toBe(flag)
  })

  it("needs one active membership and a signed-in client [MEM-002]", () => {
    const ended = { ...membership, endsAt: now - 500 }
    const endless = { ...membership, endsAt: undefined }
    expect(memberFlag({ memberships: [ended, endless] }, now)).toBe(true)
    expect(memberFlag({ memberships: [ended] }, now)).toBe(false)
    expect(memberFlag({ memberships: [] }, now)).toBe(false)
    expect(memberFlag(undefined, now)).toBe(false)
  })
})

it("a membership is held by its id, as MEMBER [MEM-001]", () => {
  expect(memberHoldGroup("friends", { id: "yearly", price: 5000, serviceCharge: 250 }, 1)).toEqual({
    type: "MEMBER",
    id: "friends",
    memberId: "friends",
    prices: [{ id: "yearly", qty: 1, amount: 5250 }],
  })
})
