import {
  type Call,
  commonParameters,
  contentOf,
  ownParameters,
  parametersOf,
  placesOf,
  securityOf,
} from "./call.test-support.ts"
import { type Json, listAt, namesAt, read, written } from "./document.test-support.ts"
import { fieldComplaints, itemsOf, kindOf } from "./fields.test-support.ts"

function parameterComplaints(document: Json, call: Call): string[] {
  const found = parametersOf(document, call)
  const own = ownParameters(call)
  const missing = commonParameters.filter(
    (name) => !found.some((one) => one.in === "query" && one.name === name),
  )
  return [
    ...missing.map((name) => `lacks the common parameter ${name}`),
    ...(["query", "header", "path"] as const).flatMap((where) => {
      const there = found.filter(
        (one) => one.in === where && !(where === "query" && isCommon(call, one.name)),
      )
      const wrong = there.filter(({ name, kind }) => own[where][name] !== kind)
      const lost = Object.keys(own[where]).filter((name) => !there.some((one) => one.name === name))
      return [
        ...wrong.map(({ name, kind }) => `${where} ${name} is ${kind}, not ${own[where][name] ?? "there"}`),
        ...lost.map((name) => `lacks ${name} in ${where}`),
      ]
    }),
  ]
}

const isCommon = (call: Call, name: string) =>
  commonParameters.includes(name) && !(name in (call.query ?? {}))

function shapeComplaints(document: Json, call: Call, part: "body" | "answer"): string[] {
  const wanted = call[part]
  const content = contentOf(placesOf(call).operation, call, part)
  const media = namesAt(document, content)
  if (wanted === undefined || wanted === "nothing")
    return media.length === 0 ? [] : [`${part} is ${media.join()}, not nothing`]
  const type = wanted.media ?? "application/json"
  if (!media.includes(type)) return [`${part} is ${media.join() || "nothing"}, not ${type}`]
  const schema = [...content, type, "schema"]
  const kind = kindOf(document, written(document, schema))
  return [
    ...(kind === wanted.is ? [] : [`${part} is ${kind}, not ${wanted.is}`]),
    ...fieldComplaints(document, itemsOf(document, schema), wanted.fields ?? {}).map(
      (text) => `${part}: ${text}`,
    ),
  ]
}

/** How the document differs from what the row says; empty when it agrees. */
export function callComplaints(document: Json, call: Call): string[] {
  const { operation } = placesOf(call)
  if (read(document, operation) === undefined) return [`there is no ${call.call}`]
  const security = securityOf(document, operation)
  const facts: [string, unknown, unknown][] = [
    ["tags", listAt(document, [...operation, "tags"]).join(), call.tag],
    ["security", security.join(" or "), call.security.join(" or ")],
    ["permission", read(document, [...operation, "x-permission"]), call.permission],
    ["cache", read(document, [...operation, "x-cache"]), call.cache],
    ["answered", read(document, [...operation, "responses", String(call.status ?? 200)]) !== undefined, true],
  ]
  const problems = listAt(document, [...operation, "x-problems"])
  return [
    ...facts.flatMap(([name, found, wanted]) =>
      found === wanted ? [] : [`${name}: ${found}, not ${wanted}`],
    ),
    ...parameterComplaints(document, call),
    ...shapeComplaints(document, call, "body"),
    ...shapeComplaints(document, call, "answer"),
    ...(call.problems ?? [])
      .filter((code) => !problems.includes(code))
      .map((code) => `lacks the problem ${code}`),
  ]
}
