import { describe, expect, it } from "vitest"
import { operations } from "../src/index.ts"
import { commonParameters } from "./call.test-support.ts"
import {
  altered,
  contract,
  type Json,
  listAt,
  namesAt,
  type Place,
  read,
  written,
} from "./document.test-support.ts"

/** Whether the server runs is asked of no tenant. */
const ofNoTenant = ["/healthz", "/readyz"]
const paths = namesAt(contract, ["paths"]).filter((path) => !ofNoTenant.includes(path))

const parameterPlaces = (document: Json, path: string): Place[] =>
  listAt(document, ["paths", path, "parameters"]).map((_, index) => ["paths", path, "parameters", index])

/** Paths that do not take the common parameters from their one place. */
const withoutCommon = (document: Json, shared: readonly string[]) =>
  paths.filter((path) => {
    const places = parameterPlaces(document, path)
    const references = places.map((place) => JSON.stringify(written(document, place)))
    return shared.some((name) => !references.includes(`{"$ref":"#/components/parameters/${name}"}`))
  })

/** Answers of any call that are no success and do not promise a code and a message. */
const withoutMessage = (document: Json) =>
  namesAt(document, ["paths"]).flatMap((path) =>
    namesAt(document, ["paths", path])
      .filter((method) => /^(get|post|put|delete)$/.test(method))
      .flatMap((method) => {
        const responses = ["paths", path, method, "responses"]
        const failures = namesAt(document, responses).filter((status) => /^(default|[45]\d\d)$/.test(status))
        const speaks = (status: string) => {
          const schema = [...responses, status, "content", "application/problem+json", "schema"]
          return ["code", "message"].every(
            (field) =>
              listAt(document, [...schema, "required"]).includes(field) &&
              read(document, [...schema, "properties", field, "type"]) === "string",
          )
        }
        return failures.length > 0 && failures.every(speaks) ? [] : [`${method} ${path}`]
      }),
  )

/** Where the session's scheme differs from the header the rows name. */
const sessionHeader = (document: Json) =>
  ["type", "in", "name"].map((field) => read(document, ["components", "securitySchemes", "session", field]))

const methodsOf = (document: Json, path: string) =>
  namesAt(document, ["paths", path]).filter((name) => ["get", "post", "put", "delete"].includes(name))

/** Operations whose failures are not described as problems, or that describe another failure beside. */
const withoutProblem = (document: Json) =>
  namesAt(document, ["paths"]).flatMap((path) =>
    methodsOf(document, path)
      .filter((method) => {
        const answers: Place = ["paths", path, method, "responses"]
        const failures = namesAt(document, answers).filter((status) => !status.startsWith("2"))
        const schemaOf = (status: string) =>
          written(document, [...answers, status, "content", "application/problem+json", "schema"])
        return (
          !failures.includes("default") ||
          failures.some(
            (status) => JSON.stringify(schemaOf(status)) !== '{"$ref":"#/components/schemas/Problem"}',
          )
        )
      })
      .map((method) => `${method} ${path}`),
  )

const basesOf = (document: Json) =>
  new Set(namesAt(document, ["paths"]).map((path) => path.match(/^\/(v1|v2|backend\/v1|backend)\//)?.[1]))

describe("what every call shares", () => {
  it("is six parameters in the query, declared once [CALL-001]", () => {
    const six = commonParameters.filter((name) => name !== "cache")
    expect(six).toEqual(["language", "context", "accountId", "accountCode", "subdomain", "member"])
    expect(withoutCommon(contract, six)).toEqual([])
    for (const name of six) {
      expect(read(contract, ["components", "parameters", name, "in"]), name).toBe("query")
      expect(read(contract, ["components", "parameters", name, "name"])).toBe(name)
    }
    for (const path of paths) {
      const spoilt = altered(contract, ["paths", path, "parameters", 0], undefined)
      expect(withoutCommon(spoilt, six), path).toEqual([path])
    }
  })

  it("answers a missing or unknown tenant with 400 [CALL-001]", () => {
    expect(listAt(contract, ["x-problems-common"])).toContain("website-unknown")
  })

  it("is a flag that says whether the client is a member [MEM-002]", () => {
    expect(withoutCommon(contract, ["member"])).toEqual([])
    expect(read(contract, ["components", "parameters", "member"])).toMatchObject({
      in: "query",
      name: "member",
    })
  })

  it("is a message in every answer that is not a success [ERR-032]", () => {
    expect(listAt(contract, ["components", "schemas", "Problem", "required"])).toContain("message")
    expect(read(contract, ["components", "schemas", "Problem", "properties", "message", "type"])).toBe(
      "string",
    )
    expect(withoutProblem(contract)).toEqual([])
    const [path = ""] = paths
    const [method = ""] = methodsOf(contract, path)
    const spoilt = altered(contract, ["paths", path, method, "responses", "default"], undefined)
    expect(withoutProblem(spoilt)).toEqual([`${method} ${path}`])
  })

  it("is a permission that has an id, where it asks one of staff [PERM-003]", () => {
    const ids = [2, 3, 4, 28, 70, 77, 79, 82, 85, 100, 139, 150, 251]
    const known = namesAt(contract, ["x-permissions"])
    expect(known.map((name) => read(contract, ["x-permissions", name]))).toEqual(ids)
    const asked = paths.flatMap((path) =>
      methodsOf(contract, path).flatMap(
        (method) => read(contract, ["paths", path, method, "x-permission"]) ?? [],
      ),
    )
    expect(asked).toContain("admin")
    expect(asked.filter((name) => !known.includes(String(name)))).toEqual([])
  })

  it("is the session's header, asked for unless the call says otherwise [CALL-002]", () => {
    expect(sessionHeader(contract)).toEqual(["apiKey", "header", "x-session-token"])
    expect(listAt(contract, ["security"])).toEqual([{ session: [] }])
    expect(operations.getCart.security).toEqual(["session"])
    expect(operations.getCart.problems).toContain("session-missing")
    expect(operations.getWebsiteConfig.security).toEqual([])
    expect(listAt(contract, ["paths", "/v1/session", "post", "security"])).toContainEqual({})
  })

  it("is a parameter for the client's cache, and a time for every read [CALL-004]", () => {
    expect(withoutCommon(contract, ["cache"])).toEqual([])
    const reads = Object.entries(operations).filter(([, { method }]) => method === "GET")
    expect(reads.filter(([, facts]) => !("cache" in facts)).map(([id]) => id)).toEqual([])
  })

  it("is a code and a message in the body of each failure [ERR-032]", () => {
    expect(withoutMessage(contract)).toEqual([])
    const all = Object.keys(operations).length
    const problem: Place = ["components", "schemas", "Problem"]
    for (const field of ["code", "message"]) {
      expect(withoutMessage(altered(contract, [...problem, "properties", field], undefined))).toHaveLength(
        all,
      )
      const required = listAt(contract, [...problem, "required"]).filter((name) => name !== field)
      expect(withoutMessage(altered(contract, [...problem, "required"], required))).toHaveLength(all)
    }
    const failure = ["paths", "/v1/cart/self", "get", "responses", "default"]
    expect(withoutMessage(altered(contract, failure, undefined))).toEqual(["get /v1/cart/self"])
  })

  it("is one of four bases, or a sign of life [CALL-005]", () => {
    expect(basesOf(contract)).toEqual(new Set(["v1", "v2", "backend/v1", "backend", undefined]))
    const outside = namesAt(contract, ["paths"]).filter((path) => !/^\/(v1|v2|backend)\//.test(path))
    expect(outside).toEqual(ofNoTenant)
    expect(basesOf(altered(contract, ["paths", "/backend/vs.pdf"], undefined))).not.toContain("backend")
  })
})
