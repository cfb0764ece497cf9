import { problems } from "@parterre/contract"
import { describe, expect, it } from "vitest"
import type { BadRequest } from "./bad-requests.ts"
import { complaint } from "./judge.ts"

const request: BadRequest = {
  id: "getEvent",
  method: "GET",
  target: "/v1/events/x",
  headers: {},
  body: undefined,
  strays: false,
  spoilt: [],
}
const answer = (status: number, body: unknown, contentType = "application/json") => ({
  status,
  contentType,
  body: Buffer.from(typeof body === "string" ? body : JSON.stringify(body)),
  sessionToken: undefined,
})
const problem = (code: keyof typeof problems, changes: object = {}) => ({
  type: `/problems/${code}`,
  title: "x",
  status: problems[code].status,
  code,
  message: "x",
  action: problems[code].action,
  ...changes,
})
const refusal = (code: keyof typeof problems, changes: object = {}) =>
  answer(problems[code].status, problem(code, changes), "application/problem+json")

describe("what the contract has against an answer", () => {
  it("is nothing when it is one of the operation's problems", () => {
    expect(complaint(request, refusal("event-unknown"))).toBeUndefined()
  })

  it.each([
    ["a failure of the server", refusal("unexpected", { detail: "Error: x" }), "unexpected: Error: x"],
    ["a service that is away", refusal("service-unavailable"), "service-unavailable: "],
    ["a problem of others", refusal("cart-empty"), "cart-empty, which the operation does not list"],
    [
      "another status than the problem's",
      answer(409, problem("event-unknown"), "application/problem+json"),
      "event-unknown with 409, not 404",
    ],
    ["a page instead of a problem", answer(404, "<p>gone</p>", "text/html"), "a failure of 404 as text/html"],
    ["a success nobody promised", answer(201, {}), "answered 201, not 200"],
    ["a success that only another operation promised", answer(204, ""), "answered 204, not 200"],
    ["another type", answer(200, "x", "text/plain"), "answered text/plain, not application/json"],
  ])("is told of %s", (_, given, wrong) => {
    expect(complaint(request, given)).toBe(wrong)
  })

  it("is told of a problem or an answer of another shape", () => {
    expect(complaint(request, refusal("event-unknown", { message: 7 }))).toContain("a problem that is none")
    expect(complaint(request, answer(200, { id: 7 }))).toContain("an answer of another shape")
    const empty = { ...request, id: "endRefreshToken", method: "POST" } as const
    expect(complaint(empty, answer(204, "x", ""))).toBe("1 bytes where nothing was promised")
  })

  it("lets a request that strayed end anywhere but in a failure of the server", () => {
    const strayed = { ...request, strays: true }
    expect(complaint(strayed, refusal("route-unknown"))).toBeUndefined()
    expect(complaint(strayed, answer(200, {}))).toBeUndefined()
    expect(complaint(strayed, refusal("unexpected"))).toBeDefined()
  })
})
