import { type OperationId, operations } from "@parterre/contract"
import { describe, expect, it } from "vitest"
import { besideNotBuilt, notBuilt, notBuiltOperations } from "./not-built.ts"

/** How many operations may still wait. Building one lowers it; nothing raises it. */
const ceiling = 7

const grown =
  "The list of operations that are not built may only shrink: build the operation, or leave it out of the contract."
const built = async () => ({ status: "ok" as const })

describe("operations that are not built", () => {
  it("never grow in number", () => {
    expect(notBuiltOperations.length, grown).toBeLessThanOrEqual(ceiling)
    expect(ceiling, "One was built: lower the ceiling, so that it stays built").toBe(
      notBuiltOperations.length,
    )
  })

  it("are those whose list of failures says so", () => {
    const announced = Object.entries(operations).filter(([, { problems }]) =>
      (problems as readonly string[]).includes("not-built"),
    )
    expect([...notBuiltOperations].sort()).toEqual(announced.map(([id]) => id).sort())
  })

  it("stand once each, under what they wait for", () => {
    expect(new Set(notBuiltOperations).size).toBe(notBuiltOperations.length)
    expect(new Set(notBuilt.map(({ waitsFor }) => waitsFor)).size).toBe(notBuilt.length)
    expect(notBuilt.filter(({ operations }) => operations.length === 0)).toEqual([])
  })

  it("answer that they are not", async () => {
    const handlers = besideNotBuilt({ getHealth: built })
    expect(handlers.getHealth).toBe(built)
    for (const id of notBuiltOperations)
      await expect(handlers[id]?.({} as never), id).rejects.toMatchObject({ code: "not-built" })
  })

  it("have no handler", () => {
    const [first = "" as OperationId] = notBuiltOperations
    expect(() => besideNotBuilt({ [first]: built })).toThrow(`Built, yet listed in not-built.ts: ${first}`)
  })
})
