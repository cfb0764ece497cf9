import * as fc from "fast-check"
import { afterAll, describe, expect, it } from "vitest"
import { bareSite, living } from "../test/bare-site.ts"
import { bodiesOf } from "../test/contract-bodies.ts"
import { allowedRequest, isOpenToAll } from "../test/contract-requests.ts"
import { besideNotBuilt, notBuiltOperations } from "./not-built.ts"

const app = bareSite(besideNotBuilt({}))
afterAll(() => app.close())

const asked = ({ path, query, ...request }: ReturnType<typeof allowedRequest>) =>
  app.inject({ ...request, url: path, query: { subdomain: "belvedere", language: "en", ...query } })

const guarded = notBuiltOperations.filter((id) => !isOpenToAll(id))
const withBody = notBuiltOperations.filter((id) => allowedRequest(id).payload !== undefined)

describe("an operation that is not built", () => {
  it.each(notBuiltOperations)("says so to a good request: %s", async (id) => {
    const answer = await asked(allowedRequest(id, living))
    expect(answer.statusCode, answer.body).toBe(501)
    expect(answer.headers["cache-control"]).toBe("no-store")
    expect(answer.json()).toMatchObject({
      code: "not-built",
      action: "contact-support",
      message: "This isn’t available here yet. Contact us if you need it.",
    })
  })

  it.each(guarded)("still asks who calls: %s", async (id) => {
    const answer = await asked(allowedRequest(id))
    expect(answer.statusCode, answer.body).toBe(401)
  })

  it.each(withBody)("still refuses a body the contract does not allow: %s", async (id) => {
    const answer = await asked({ ...allowedRequest(id, living), payload: '{"no such field":1}' })
    expect(answer.json(), answer.body).toMatchObject({ status: 400, code: "request-invalid" })
  })

  it("never fails, whatever it is sent [ERR-032]", async () => {
    const known = { words: ["le-cid", "", "S'; --", "é\u{1f3ad}"], numbers: [-1, 1e9] }
    const calls = fc
      .constantFrom(...notBuiltOperations)
      .chain((id) =>
        fc.record({ id: fc.constant(id), word: fc.constantFrom(...known.words), body: bodiesOf(id, known) }),
      )
    await fc.assert(
      fc.asyncProperty(calls, async ({ id, word, body }) => {
        const { path, query, payload: _, ...request } = allowedRequest(id, living)
        const answer = await app.inject({
          ...request,
          url: path.replace(/[^/]+$/, (last) => encodeURIComponent(word) || last),
          query: { subdomain: "belvedere", ...query },
          ...(body === undefined ? {} : { payload: body.text }),
        })
        expect(
          answer.statusCode === 501 || (answer.statusCode >= 400 && answer.statusCode < 500),
          answer.body,
        ).toBe(true)
      }),
      { numRuns: 200 },
    )
  }, 60_000)
})
