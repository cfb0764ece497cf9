import { describe, expect, it } from "vitest"
import {
  type Call,
  contentOf,
  ownParameters,
  parametersOf,
  placesOf,
  securityOf,
} from "./call.test-support.ts"
import { callComplaints } from "./call-complaints.test-support.ts"
import { altered, contract, type Json, listAt, type Place, type Spoilt } from "./document.test-support.ts"
import { itemsOf, spoiltFields } from "./fields.test-support.ts"

export type { Call, Shape } from "./call.test-support.ts"

/** The document spoilt in every way the row speaks of. */
function spoiltCalls(document: Json, call: Call): Spoilt[] {
  const { operation } = placesOf(call)
  const away = (how: string, place: Place) => ({ how, document: altered(document, place, undefined) })
  const parameters = parametersOf(document, call)
  const secured = securityOf(document, operation).length > 0
  const shapes = (["body", "answer"] as const).flatMap((part) => {
    const wanted = call[part]
    if (wanted === undefined || wanted === "nothing") return []
    const content = [...contentOf(operation, call, part), wanted.media ?? "application/json"]
    const schema = [...content, "schema"]
    return [
      away(`without ${part}`, content),
      ...spoiltFields(document, itemsOf(document, schema), wanted.fields ?? {}),
    ]
  })
  return [
    away("without the operation", operation),
    away("without its success", [...operation, "responses", String(call.status ?? 200)]),
    away("without its tag", [...operation, "tags", 0]),
    {
      how: "with other guards",
      document: altered(document, [...operation, "security"], secured ? [] : [{ staff: [] }]),
    },
    { how: "kept for another time", document: altered(document, [...operation, "x-cache"], 1) },
    ...parameters.map(({ place, name }) => away(`without ${name}`, place)),
    ...parameters
      .filter((one) => one.name in ownParameters(call)[one.in])
      .flatMap(({ place, name, kind }) => [
        {
          how: `with ${name} of another kind`,
          document: altered(document, [...place, "schema"], { type: "null" }),
        },
        {
          how: `with ${name} needed or not`,
          document: altered(document, [...place, "required"], !kind.endsWith("!")),
        },
      ]),
    ...(call.permission === undefined
      ? []
      : [away("without its permission", [...operation, "x-permission"])]),
    ...shapes,
    ...(call.problems ?? []).map((code) =>
      away(`without ${code}`, [
        ...operation,
        "x-problems",
        listAt(document, [...operation, "x-problems"]).indexOf(code),
      ]),
    ),
  ]
}

/** One case a row, and for each row the proof that its case fails when the contract no longer keeps it. */
export function describeCalls(area: string, calls: readonly Call[]): void {
  describe(`calls: ${area}`, () => {
    it.each(calls)("$title", (call) => {
      expect(callComplaints(contract, call)).toEqual([])
    })

    const spoilt = calls.flatMap((call) => spoiltCalls(contract, call).map((one) => ({ call, ...one })))
    it(`are missed when they change: ${calls.length} calls, ${spoilt.length} ways`, () => {
      expect(spoilt.length).toBeGreaterThan(calls.length)
      const unnoticed = spoilt.filter(({ call, document }) => callComplaints(document, call).length === 0)
      expect(unnoticed.map(({ call, how }) => `${call.call} ${how}`)).toEqual([])
    })
  })
}
