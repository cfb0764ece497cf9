import { expect, it } from "vitest"
import { moduleGraph } from "./modules/module-graph.ts"
import { unreachedCode } from "./unreached-code.ts"

const house = {
  "packages/domain/src/seats/index.ts": `export { judge, MOST } from "./judge.ts"`,
  "packages/domain/src/seats/judge.ts": `
    import { isAlone } from "./alone.ts"
    export const MOST = 10
    export const judge = (seats: readonly string[]) => seats.every((seat) => !isAlone(seat))
    export const mentionedByItself = () => mentionedByItself()`,
  "packages/domain/src/seats/alone.ts": `
    export const isAlone = (seat: string) => seat === ""
    export type Unused = string`,
  "packages/sdk/src/layer.ts": `
    import { Holds } from "./Holds.ts"
    export const parterreLayer = () => Holds.layer`,
  "packages/sdk/src/generated/api.ts": `
    export const createHolds = operation()
    export const releaseHolds = operation()`,
  "packages/sdk/src/Holds.ts": `
    import { createHolds, releaseHolds } from "./generated/api.ts"
    export class Holds extends Context.Service()("Holds") {
      static readonly layer = Layer.effect(Holds, Effect.gen(function* () {
        const api = yield* Api
        const release = (id: string) => api.call(releaseHolds, id)
        return Holds.of({ place: (ids: string[]) => api.call(createHolds, ids), release })
      }))
    }`,
  "packages/sdk/src/parterre.ts": `
    import { parterreLayer } from "./layer.ts"
    export function createParterre() {
      const { holds } = start(parterreLayer())
      return { holds: { place: method(holds.place), release: method(holds.release) } }
    }`,
  "server/src/main.ts": `
    import { judge } from "@parterre/domain/seats"
    judge([])`,
  "cli/src/main.ts": `
    const client = createParterre()
    const { holds } = client
    await holds.place([])`,
}
const entries = new Map([["@parterre/domain/seats", "packages/domain/src/seats/index.ts"]])
const unreachedIn = (files: Readonly<Record<string, string>>, excused: readonly string[] = []) =>
  unreachedCode(new Set(excused), moduleGraph(new Map(Object.entries({ ...house, ...files })), entries))

const waiting = [
  "domain/seats/MOST",
  "domain/seats/mentionedByItself",
  "operation/releaseHolds",
  "sdk/Holds.release",
  "sdk/holds.release",
]

it("names what no shipped code calls: rules, methods, and the operations they alone call", () => {
  expect(unreachedIn({})).toEqual(waiting)
})

it("follows what called code loads when it is needed", () => {
  const later = (call: string) => ({
    "packages/sdk/src/later.ts": `export const later = () => 1`,
    "cli/src/main.ts": `
      const client = createParterre()
      const { holds } = client
      await holds.place([])
      ${call}`,
  })
  expect(unreachedIn(later(""))).toContain("sdk/later")
  const loading = `const { later } = await import("../../packages/sdk/src/later.ts")`
  expect(unreachedIn(later(loading))).not.toContain("sdk/later")
})

it("excuses what others call", () => {
  expect(unreachedIn({}, ["operation/releaseHolds"])).not.toContain("operation/releaseHolds")
})

it("takes no test for a caller", () => {
  expect(unreachedIn({ "cli/src/main.test.ts": "await holds.release('1')" })).toEqual(waiting)
})

it("takes no robot of the demo for a caller", () => {
  expect(unreachedIn({ "server/demo/race.ts": "await holds.release('1')" })).toEqual(waiting)
})

it.each([
  ["a member", "await client.holds.release('1')"],
  ["another name", "const desk = client.holds\nawait desk.release('1')"],
  ["taking it out", "const { release } = client.holds\nawait release('1')"],
])("finds a call of a method by %s, and with it the operation", (_how, source) => {
  const still = unreachedIn({ "examples/storefront/src/main.tsx": source })
  expect(still).toEqual(["domain/seats/MOST", "domain/seats/mentionedByItself"])
})

it("follows a namespace only to the members named", () => {
  const left = unreachedIn({
    "server/src/main.ts": `import * as seats from "@parterre/domain/seats"\nseats.judge([])`,
  })
  expect(left).toEqual(waiting)
})

it("counts a rule that only an uncalled method asks as uncalled", () => {
  const left = unreachedIn({ "server/src/main.ts": "" })
  expect(left).toContain("domain/seats/judge")
  expect(left).toContain("domain/seats/isAlone")
})
