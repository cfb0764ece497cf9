import { expect, it } from "vitest"
import { fakeApi, reply } from "../../test/fake-api.ts"
import { onFakeApi } from "../../test/run.ts"
import { at, fullCart, START, session } from "../../test/samples.ts"
import { api, memoryStorage } from "../index.ts"

const expiration = at(START + 3_600_000)

/** The token that the first request for a cart carries, where this text was stored for the session. */
async function tokenSent(text: string): Promise<string | null | undefined> {
  const server = fakeApi({ createSession: () => reply(session()), getCart: () => reply(fullCart()) })
  const storage = memoryStorage()
  storage.write("parterre.belvedere.session", text)
  await onFakeApi(server, api.getCart(), { storage })
  return server.lastOf("getCart")?.headers.get("x-session-token")
}

it("uses the session that was stored", async () => {
  expect(await tokenSent(JSON.stringify({ value: "kept-1", expiration }))).toBe("kept-1")
  expect(await tokenSent(JSON.stringify({ value: "kept-1", expiration, added: "later" }))).toBe("kept-1")
})

it.each([
  ["is no JSON", "{"],
  ["is a list", "[]"],
  ["is empty", ""],
  ["has a token that is a number", JSON.stringify({ value: 7, expiration })],
  ["has no token", JSON.stringify({ expiration })],
  ["has an empty token", JSON.stringify({ value: "", expiration })],
  ["has an end that is none", JSON.stringify({ value: "kept-1", expiration: "soon" })],
  ["has a token that no header takes", JSON.stringify({ value: "kept\r\nx-evil: 1", expiration })],
  ["has a token of letters that no header takes", JSON.stringify({ value: "clé-1", expiration })],
  ["has a huge token", JSON.stringify({ value: "k".repeat(5_000), expiration })],
  ["has its token on the prototype", `{"__proto__":{"value":"kept-1","expiration":"${expiration}"}}`],
])("opens another session where what was stored %s", async (_, text) => {
  expect(await tokenSent(text)).toBe("session-1")
})
