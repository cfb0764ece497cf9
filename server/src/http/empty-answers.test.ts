import { afterAll, expect, it } from "vitest"
import { bareSite, living } from "../../test/bare-site.ts"
import { allowedRequest } from "../../test/contract-requests.ts"

const app = bareSite({ leaveQueue: async () => undefined, sendQueueEmail: async () => undefined })
afterAll(() => app.close())

it.each([
  ["leaveQueue", 204],
  ["sendQueueEmail", 202],
] as const)("%s succeeds with %d and says nothing", async (id, status) => {
  const { path, query, ...request } = allowedRequest(id, living)
  const answer = await app.inject({ ...request, url: path, query: { subdomain: "belvedere", ...query } })
  expect(answer.statusCode, answer.body).toBe(status)
  expect(answer.body).toBe("")
  expect(answer.headers["content-type"]).toBeUndefined()
  expect(answer.headers["cache-control"]).toBe("no-store")
})
