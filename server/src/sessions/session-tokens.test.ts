import * as fc from "fast-check"
import { expect, it } from "vitest"
import { sessionTokens } from "./session-tokens.ts"

const tokens = sessionTokens("a key that signs the sessions of tests")
const session = { sessionId: "3f1e", issuedAt: 1_795_000_000_000 }

it("read back what was written, and no two are alike", () => {
  const [one, other] = [tokens.write("petit", session), tokens.write("petit", session)]
  expect(tokens.read("petit", one)).toEqual(session)
  expect(one).not.toBe(other)
})

it("are nothing to another website, and nothing with another key", () => {
  const token = tokens.write("petit", session)
  expect(tokens.read("petit", token)).toEqual(session)
  expect(tokens.read("voisin", token)).toBeUndefined()
  expect(sessionTokens("another key that signs the sessions").read("petit", token)).toBeUndefined()
})

it("are refused when anything in them is changed, although the token itself was read before", () => {
  const token = tokens.write("petit", session)
  expect(tokens.read("petit", token)).toEqual(session)
  fc.assert(
    fc.property(
      fc.nat({ max: token.length - 1 }),
      fc.string({ minLength: 1, maxLength: 1 }),
      (at, letter) => {
        const forged = token.slice(0, at) + letter + token.slice(at + 1)
        expect(tokens.read("petit", forged)).toEqual(forged === token ? session : undefined)
      },
    ),
  )
  const [said, signature] = [token.slice(0, -43), token.slice(-43)]
  const [id, , nonce] = Buffer.from(said, "base64url").toString().split(".")
  const saying = (...parts: (string | undefined)[]) => Buffer.from(parts.join(".")).toString("base64url")
  for (const forged of [
    saying(id, String(session.issuedAt + 1), nonce) + signature,
    saying("other", String(session.issuedAt), nonce) + signature,
    `${said}${signature}=`,
    `${said}=${signature}`,
    signature,
    said,
  ])
    expect(tokens.read("petit", forged)).toBeUndefined()
})

it("of any other form are nobody's", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(tokens.read("petit", text)).toBeUndefined()
    }),
  )
})
