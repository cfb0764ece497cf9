import { describe, expect, it } from "vitest"
import { guardOf } from "./guard.ts"
import { makesLine, type QueueCourse, queuePhase, withoutLine } from "./queue-phase.ts"

const course: QueueCourse = { ordered: null, opensAt: null, drawnAt: null, startsAbove: null, isLined: false }

describe("the phase of a queue", () => {
  it("is a waiting room up to the opening, then a line", () => {
    expect(queuePhase({ ...course, opensAt: 1000 }, 999)).toBe("waiting-room")
    expect(queuePhase({ ...course, opensAt: 1000 }, 1000)).toBe("line")
    expect(queuePhase(course, 0)).toBe("line")
  })

  it("is a line once lots were drawn, whatever a late clock says; a later opening is waited for again", () => {
    expect(queuePhase({ ...course, opensAt: 1000, drawnAt: 1003 }, 998)).toBe("line")
    expect(queuePhase({ ...course, opensAt: 5000, drawnAt: 1003 }, 1100)).toBe("waiting-room")
  })

  it("follows the operator before the settings", () => {
    expect(queuePhase({ ...course, opensAt: 1000, ordered: "open" }, 0)).toBe("line")
    expect(queuePhase({ ...course, opensAt: 1000, ordered: "closed" }, 2000)).toBe("closed")
  })

  it("stands by until a line is made", () => {
    expect(queuePhase({ ...course, startsAbove: 10 }, 0)).toBe("standing-by")
    expect(queuePhase({ ...course, startsAbove: 10, isLined: true }, 0)).toBe("line")
    expect(queuePhase({ ...course, startsAbove: 10, opensAt: 1000 }, 0)).toBe("waiting-room")
  })

  it("makes a line when demand passes the limit, until nobody waits and fewer are inside", () => {
    const queue = { startsAbove: 10, isLined: false }
    expect(makesLine(queue, { inside: 9, waiting: 1 })).toBe(false)
    expect(makesLine(queue, { inside: 10, waiting: 1 })).toBe(true)
    expect(makesLine(queue, { inside: 0, waiting: 11 })).toBe(true)
    expect(makesLine({ ...queue, isLined: true }, { inside: 3, waiting: 1 })).toBe(true)
    expect(makesLine({ ...queue, isLined: true }, { inside: 10, waiting: 0 })).toBe(false)
    expect(makesLine({ startsAbove: null, isLined: true }, { inside: 99, waiting: 9 })).toBe(false)
  })
})

it("lets a crowd in without a line up to the limit of a queue that stands by", () => {
  const queue = { startsAbove: 10, isLined: false }
  expect(withoutLine(queue, { inside: 0, waiting: 25 })).toBe(10)
  expect(withoutLine(queue, { inside: 7, waiting: 2 })).toBe(2)
  expect(withoutLine(queue, { inside: 12, waiting: 5 })).toBe(0)
  expect(withoutLine({ ...queue, isLined: true }, { inside: 0, waiting: 5 })).toBe(0)
  expect(withoutLine({ startsAbove: null, isLined: false }, { inside: 0, waiting: 5 })).toBe(0)
})

describe("what needs a key", () => {
  const of =
    (...queues: string[]) =>
    ({ type, id }: { type: string; id: string }) =>
      queues.includes(`${type} ${id}`)
  const evening = { type: "events", id: "e", pageId: "p" } as const

  it("is the thing itself when it has a queue, else its page, else nothing [KEY-002]", () => {
    expect(guardOf(evening, of("events e", "pages p"))).toEqual({ type: "events", id: "e" })
    expect(guardOf(evening, of("pages p"))).toEqual({ type: "pages", id: "p" })
    expect(guardOf(evening, of("pages e", "events p"))).toBeUndefined()
    expect(guardOf({ type: "subscriptions", id: "s" }, of("events s"))).toBeUndefined()
    expect(guardOf({ type: "pages", id: "p" }, of("pages p"))).toEqual({ type: "pages", id: "p" })
  })
})
